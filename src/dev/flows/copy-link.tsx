import { hasLink, pageOf } from '#src/dev/recipes.ts'
import { fullAddress } from '#src/page-address.ts'
import { Button } from '#src/ui/button.tsx'
import type { Said } from './flow-tools.tsx'
import { flowsCopy } from './flows-copy.ts'

const copy = flowsCopy.tools

interface CopyLinkProps {
  machine: string
  /** of the innermost active states: 'confirming.asking' */
  paths: readonly string[]
  person: string | null
  onSay: (said: Said) => void
}

/** A link that brings whoever opens it to this state (DEMO-7), where there is one to it or to a state around it. */
export function CopyLink({ machine, paths, person, onSay }: CopyLinkProps) {
  const at = paths
    .flatMap(upwards)
    .map((path) => `${machine}.${path}`)
    .find(hasLink)
  if (at === undefined) return null

  async function copyLink(name: string) {
    const query = new URLSearchParams({ ...(person === null ? {} : { as: person }), clock: 'paused', at: name })
    const link = fullAddress(`${pageOf(name)}?${query}`)
    try {
      await navigator.clipboard.writeText(link)
      onSay({ tone: 'done', text: copy.linkCopied })
    } catch {
      onSay({ tone: 'failed', text: `${copy.notCopied} ${link}` })
    }
  }

  return (
    <Button variant="quiet" onClick={() => void copyLink(at)}>
      {copy.link}
      <span className="visually-hidden"> {at}</span>
    </Button>
  )
}

/** A state, then those around it: 'confirming.asking', 'confirming'. */
function upwards(path: string): readonly string[] {
  const names = path.split('.')
  return names.map((_, index) => names.slice(0, names.length - index).join('.'))
}
