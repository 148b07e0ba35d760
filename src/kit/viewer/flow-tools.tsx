import type { ChartGraph } from '#src/kit/statechart/graph.ts'
import { toMermaid } from '#src/kit/statechart/to-mermaid.ts'
import { toSvg } from '#src/kit/statechart/to-svg.tsx'
import { Button, buttonClass } from './button.tsx'
import { flowsCopy } from './flows-copy.ts'
import { openInWindow } from './flows-window.ts'
import { Menu } from './menu.tsx'
import type { Notice } from './notice.ts'
import { statePaths } from './state-words.ts'
import { useViewer } from './use-viewer.ts'

const copy = flowsCopy.tools

interface FlowToolsProps {
  graph: ChartGraph
  /** ids of the innermost states of the running actor that is shown */
  active: readonly string[] | undefined
  person: string | null
  onNotice: (notice: Notice) => void
}

/** What can be taken from a flow: a link to its state, and its chart as a picture, as text, or in a new window. */
export function FlowTools({ graph, active, person, onNotice }: FlowToolsProps) {
  const { name, theme, loadLayout, download, pageAddress, StateTools } = useViewer()

  async function save() {
    try {
      const svg = toSvg(graph, await loadLayout(graph), theme())
      download(`${name}-${graph.id}.svg`, svg, 'image/svg+xml')
    } catch {
      onNotice({ tone: 'failed', text: flowsCopy.flow.notLoaded })
    }
  }

  async function copyMermaid() {
    try {
      await navigator.clipboard.writeText(toMermaid(graph))
      onNotice({ tone: 'done', text: copy.mermaidCopied })
    } catch {
      onNotice({ tone: 'failed', text: copy.notCopied })
    }
  }

  const isOnPage = location.pathname === new URL(pageAddress(graph.id)).pathname
  return (
    <>
      {active === undefined || StateTools === undefined ? null : (
        <StateTools machine={graph.id} paths={statePaths(graph, active)} person={person} onNotice={onNotice} />
      )}
      <Menu label={copy.label}>
        <Button variant="quiet" onClick={() => void save()}>
          {copy.svg}
        </Button>
        <Button variant="quiet" onClick={() => void copyMermaid()}>
          {copy.mermaid}
        </Button>
        {isOnPage ? null : (
          <>
            <a className={buttonClass('quiet')} href={pageAddress(graph.id)} target="_blank" rel="noopener">
              {copy.page}
            </a>
            <Button variant="quiet" onClick={() => openInWindow(pageAddress(graph.id))}>
              {copy.window}
            </Button>
          </>
        )}
      </Menu>
    </>
  )
}
