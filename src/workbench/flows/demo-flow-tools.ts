import type { Backend } from '#mocks/bank/backend.ts'
import type { DeskDemo } from '#src/workbench/demo/desk-demo.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import type { Trace } from './trace/trace.ts'

/** What `window.demo.flows` needs. */
export interface FlowTools {
  backend: Backend
  trace: Trace
  share: DeskDemo['share']
  timeline: Pick<Timeline, 'entries' | 'isLooking' | 'position' | 'refuseWhileLooking' | 'subscribe'>
}
