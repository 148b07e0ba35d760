import { FlowsViewer } from './viewer/flows-viewer.tsx'
import type { FlowSource } from './viewer/source.ts'
import { viewer } from './viewer.ts'

/** The flow viewer with the bank's charts, for the desk. */
export function OwnFlows({ source }: { source: FlowSource }) {
  return <FlowsViewer source={source} viewer={viewer} />
}
