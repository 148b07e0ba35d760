import { fullAddress } from '#src/platform/page-address.ts'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { Menu } from '#src/ui/menu.tsx'
import { addressOf, hasLink } from '#src/workbench/timeline/links/paths.ts'
import { flowsCopy } from './viewer/flows-copy.ts'

const copy = flowsCopy.tools

export interface Notice {
  tone: 'done' | 'failed'
  text: string
}

interface CopyLinkProps {
  machine: string
  /** ids of the innermost active states: 'open.ringing' */
  paths: readonly string[]
  /** who is signed in on the page that is shown */
  customer: string | null
  onNotice: (notice: Notice) => void
}

/**
 * Links that open this state (DEMO-7); a menu of them when a parallel flow has one per region. A state without a link uses its nearest
 * ancestor with one. No other browser knows a newcomer: for them there is the link to the moment, which brings their data along (DEMO-13).
 */
export function CopyLink({ machine, paths, customer, onNotice }: CopyLinkProps) {
  const links = new Set(
    paths.flatMap(
      (path) =>
        upwards(path)
          .map((at) => `${machine}.${at}`)
          .find(hasLink) ?? [],
    ),
  )

  async function copyLink(name: string) {
    const link = fullAddress(addressOf(name, customer))
    if (await copyText(link)) onNotice({ tone: 'done', text: copy.linkCopied })
    else onNotice({ tone: 'failed', text: `${copy.notCopied} ${link}` })
  }

  const [only] = links
  if (only === undefined || customer?.includes('@') === true) return null
  if (links.size > 1) {
    const items = [...links].map((at) => ({ text: at, onSelect: () => void copyLink(at) }))
    return <Menu label={copy.link} groups={[{ items }]} />
  }
  return (
    <Button variant="quiet" onClick={() => void copyLink(only)}>
      {copy.link}
      <span className="visually-hidden"> {only}</span>
    </Button>
  )
}

/** A state, then its ancestors: 'confirming.asking', 'confirming'. */
function upwards(path: string): readonly string[] {
  const names = path.split('.')
  return names.map((_, index) => names.slice(0, names.length - index).join('.'))
}
