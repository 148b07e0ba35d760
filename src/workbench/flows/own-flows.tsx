import type { ReactNode } from 'react'
import { inspection } from '#src/workbench/inspector/inspection.ts'
import { charts } from './charts.ts'
import { localSource } from './local-source.ts'
import { FlowsViewer } from './viewer/flows-viewer.tsx'
import type { FlowSource } from './viewer/source.ts'
import { viewer } from './viewer.ts'
import { whyOf } from './why.ts'

/** What the desk's Flows tab and `window.demo.flows` load when they are first asked for it. */
export const ownFlows = { OwnFlows, charts, inspection, localSource, whyOf }

/** The flow viewer with the bank's charts. */
function OwnFlows({ source, children }: { source: FlowSource; children?: ReactNode }) {
  return (
    <FlowsViewer source={source} viewer={viewer}>
      {children}
    </FlowsViewer>
  )
}
