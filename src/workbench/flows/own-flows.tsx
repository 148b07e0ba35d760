import { inspection } from '#src/workbench/inspector/inspection.ts'
import { charts } from './charts.ts'
import { localSource } from './local-source.ts'
import { FlowsViewer } from './viewer/flows-viewer.tsx'
import { whyOf } from './why.ts'

/** What the desk's Flows tab and `window.demo.flows` load when they are first asked for it. */
export const ownFlows = { FlowsViewer, charts, inspection, localSource, whyOf }
