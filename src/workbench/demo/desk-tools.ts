import type { Backend } from '#mocks/bank/backend.ts'
import type { RecordingTools } from '#src/workbench/timeline/record.ts'
import type { DeskDemo } from './desk-demo.ts'

/** What the desk beside the product needs from the demo. */
export interface DeskTools {
  backend: Backend
  demo: DeskDemo
  record: RecordingTools
}
