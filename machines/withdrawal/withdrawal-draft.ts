import type { WithdrawalFacts, WithdrawalPath } from './withdrawal-facts.ts'
import type { WithdrawalEntry, WithdrawalMethod } from './withdrawal-rules.ts'

/** What the customer has asked for, which is kept until it is paid (WD-5). */
export interface WithdrawalDraft {
  method: WithdrawalMethod | null
  entry: WithdrawalEntry
  /** of the currency that they agreed to with the form (DATA-4); '' until then */
  symbol: string
  /** the step at which they first agreed to it; null until then, and once it may have been paid (WD-9) */
  since: number | null
}

/** One for each balance. */
export type WithdrawalDrafts = Readonly<Partial<Record<WithdrawalPath, WithdrawalDraft | undefined>>>

export interface WithdrawalInput {
  path: WithdrawalPath
  method?: WithdrawalMethod | undefined
  /** a withdrawal to continue, at its code (WD-9) */
  draft?: WithdrawalDraft | undefined
}

/** Whether a step has been passed since the customer agreed to the withdrawal. If the step is the bank's, one has (WD-9). */
export function isUnderWay(since: number | null, step: number): boolean {
  return since !== null && (step > since || (step > 1 && !isOdd(step)))
}

/** Whether the step is known to be the bank's. A user who could not be loaded again has no step, and that says nothing. */
export function isHeld({ load, transferStep }: Pick<WithdrawalFacts, 'load' | 'transferStep'>): boolean {
  return !isOdd(transferStep) && (load === 'ready' || !Number.isNaN(transferStep))
}

/** Whether the step is the customer's. Even steps are the bank's, and so is a missing one (WD-4). */
export function isOdd(step: number): boolean {
  return Math.abs(step % 2) === 1
}
