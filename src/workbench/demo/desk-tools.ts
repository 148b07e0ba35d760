import type { Backend } from '#mocks/bank/backend.ts'
import type { Trace } from '#src/workbench/flows/trace/trace.ts'
import type { RecordTools } from '#src/workbench/timeline/record.ts'
import type { Demo } from './demo-contract.ts'

/** What the desk beside the product needs from the demo. */
export interface DeskTools {
  backend: Backend
  demo: Demo
  record: RecordTools
}

/** What `window.demo.flows` needs. */
export interface FlowTools {
  backend: Backend
  trace: Trace
  share: Demo['share']
}
