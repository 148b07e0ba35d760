import type { DeskTools } from '#src/demo/desk-tools.ts'
import { InspectorTools } from '#src/demo/inspector/inspector-tools.tsx'
import { FlowsViewer } from '#src/kit/viewer/flows-viewer.tsx'
import { localSource } from './local-source.ts'
import { viewer } from './viewer.ts'

/** The flows of this page, with links to the other tools that show them. */
export function OwnFlows({ tools }: { tools: DeskTools }) {
  return (
    <>
      <FlowsViewer source={localSource(tools)} viewer={viewer} />
      <InspectorTools />
    </>
  )
}
