import type { Backend } from '#mocks/bank/backend.ts'
import type { Trace } from '#src/kit/trace/trace.ts'
import type { Demo } from './demo-contract.ts'
import type { RecordTools } from './recorder/record.ts'

/** What the desk needs from the demo. */
export interface DeskTools {
  backend: Backend
  trace: Trace
  demo: Demo
  record: RecordTools
  goTo(path: string): Promise<void>
}
