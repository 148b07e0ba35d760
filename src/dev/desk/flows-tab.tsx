import type { DeskTools } from '#src/dev/desk-start.ts'
import { FlowsViewer } from '#src/dev/flows/flows-viewer.tsx'
import { localSource } from '#src/dev/flows/local-source.ts'
import { InspectorTools } from '#src/dev/inspector/inspector-tools.tsx'

/** The flows of this page: their charts, what they do, and the log (FLOW-3, DEMO-7). */
export function FlowsTab({ tools }: { tools: DeskTools }) {
  return (
    <>
      <FlowsViewer source={localSource(tools)} />
      <InspectorTools />
    </>
  )
}
