import { addressOf, hasLink } from '#src/demo/links/paths.ts'
import { flowsCopy } from '#src/kit/viewer/flows-copy.ts'
import { Menu } from '#src/kit/viewer/menu.tsx'
import type { StateToolsProps } from '#src/kit/viewer/viewer.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { Button } from '#src/ui/button.tsx'

const copy = flowsCopy.tools

/** Links that open this state (DEMO-7); a menu of them when a parallel flow has one per region. A state without a link uses its nearest ancestor with one. */
export function CopyLink({ machine, paths, person, onNotice }: StateToolsProps) {
  const links = new Set(
    paths.flatMap(
      (path) =>
        upwards(path)
          .map((at) => `${machine}.${at}`)
          .find(hasLink) ?? [],
    ),
  )

  async function copyLink(name: string) {
    const link = fullAddress(addressOf(name, person))
    try {
      await navigator.clipboard.writeText(link)
      onNotice({ tone: 'done', text: copy.linkCopied })
    } catch {
      onNotice({ tone: 'failed', text: `${copy.notCopied} ${link}` })
    }
  }

  const [only] = links
  if (links.size > 1) {
    return (
      <Menu label={copy.link}>
        {[...links].map((at) => (
          <Button key={at} variant="quiet" onClick={() => void copyLink(at)}>
            {at}
          </Button>
        ))}
      </Menu>
    )
  }
  return only === undefined ? null : (
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
