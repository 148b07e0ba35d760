import { createInspection } from '#src/workbench/inspector/inspect.ts'
import { charts } from './charts.ts'
import { localSource } from './local-source.ts'
import { FlowsViewer } from './viewer/flows-viewer.tsx'
import { whyOf } from './why.ts'

/** One lazy chunk: flow viewer, charts, inspector, and the reasons of entries. */
export const flowTools = { FlowsViewer, charts, createInspection, localSource, whyOf }
