import { Menu } from '#src/ui/menu.tsx'
import type { ChartGraph } from '#src/workbench/flows/statechart/graph.ts'
import { toMermaid } from '#src/workbench/flows/statechart/to-mermaid.ts'
import { toSvg } from '#src/workbench/flows/statechart/to-svg.tsx'
import { flowsCopy } from './flows-copy.ts'
import { statePaths } from './state-words.ts'
import { useViewer } from './use-viewer.ts'
import type { StateToolsProps } from './viewer.ts'

const copy = flowsCopy.tools

interface FlowToolsProps extends Omit<StateToolsProps, 'machine' | 'paths'> {
  graph: ChartGraph
  /** ids of the innermost states of the running actor that is shown */
  active: readonly string[] | undefined
}

/** What can be taken from a flow: a link to its state, and its chart as a picture or as text. */
export function FlowTools({ graph, active, ...rest }: FlowToolsProps) {
  const { onNotice } = rest
  const { name, theme, loadLayout, download, StateTools } = useViewer()

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

  return (
    <>
      {active === undefined || StateTools === undefined ? null : (
        <StateTools machine={graph.id} paths={statePaths(graph, active)} {...rest} />
      )}
      <Menu
        label={copy.label}
        items={[
          { text: copy.svg, onSelect: () => void save() },
          { text: copy.mermaid, onSelect: () => void copyMermaid() },
        ]}
      />
    </>
  )
}
