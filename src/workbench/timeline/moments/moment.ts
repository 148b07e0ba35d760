import type { Backend } from '#mocks/bank/backend.ts'
import type { BackendMoment } from '#mocks/bank/replace-data.ts'
import type { ClockMode } from '#src/platform/clock/clock.ts'
import type { CallRecord, Demo, DemoCheckpoint } from '#src/workbench/demo/demo-contract.ts'
import type { RecordTools } from '#src/workbench/timeline/record.ts'

/** A moment of the demo to go back to (DEMO-5). It holds secrets, and stays in this page's memory. */
export interface Moment {
  bank: BackendMoment
  /** `now` in ms since the epoch */
  clock: { mode: ClockMode; now: number }
  customerId: string | null
  isCodeSpent: boolean
  /** the session, drafts and the scenario in session storage, by key */
  stored: readonly (readonly [string, string | null])[]
  /** the router's href */
  href: string
}

/** What can be taken back. */
export type Action =
  | { kind: 'reset' }
  | { kind: 'import' }
  /** an address that was opened in this page */
  | { kind: 'address' }
  | { kind: 'restore' }
  | { kind: 'scenario'; title: string }
  | { kind: 'operator'; action: string; args: readonly unknown[] }
  /** a call that changes data, by its name: 'POST transfer' */
  | { kind: 'call'; name: string; record: CallRecord }

/** What is needed to capture a moment and to go back to it. */
export interface MomentParts {
  backend: Backend
  record: RecordTools
}

export interface Checkpoint extends DemoCheckpoint {
  moment: Moment
}

/** The moments to which the demo can go back: one for undo, and the last ten checkpoints. */
export interface KeptMoments extends Pick<Demo, 'undo' | 'undoable' | 'checkpoints'> {
  /** Keeps the moment before an action, once it is done. */
  keep(action: Action, moment: Moment): Promise<void>
  /** What goes back to a checkpoint. Throws an Error if it is not there any more. */
  backTo(id: number): () => Promise<void>
}
