import type { Backend } from '#mocks/bank/backend.ts'
import type { Trace } from '#src/kit/trace/trace.ts'
import type { Demo } from './demo-contract.ts'
import type { RecordTools } from './recorder/record.ts'

/** What the demo's own pages need from it. */
export interface DeskTools {
  backend: Backend
  trace: Trace
  demo: Demo
  record: RecordTools
}

export type FlowTools = Pick<DeskTools, 'backend' | 'trace'>
