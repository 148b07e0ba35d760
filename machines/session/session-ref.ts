import type { ActorRef, Snapshot } from 'xstate'
import type { WithdrawalDrafts } from '#machines/withdrawal/withdrawal-rules.ts'
import type { LoginAnswer } from '#src/contract/entities.ts'

/** The part of the `session` machine that other flows use. */
export interface SessionView {
  customerId: string | null
  /** the stored code has paid; if the bank fails to replace it, it must not pay again (WD-8) */
  isCodeSpent: boolean
  /** what the customer has entered for withdrawals that are not paid (WD-5) */
  drafts: WithdrawalDrafts
}

export type SessionEvent =
  /** a sign-in succeeded (AUTH-4) */
  | { type: 'session.start'; answer: LoginAnswer }
  /** a session was restored from storage after a reload */
  | { type: 'session.resume'; customerId: string }
  /** the customer logs out (AUTH-7) */
  | { type: 'session.end' }
  /** the backend no longer accepts the token (AUTH-8) */
  | { type: 'session.expire' }
  /** the session has ended in another tab (IN-11) */
  | { type: 'session.close' }
  /** another backend answers from now on; the page stays where it is */
  | { type: 'session.forget' }
  /** the page on screen is inside the bank, or outside */
  | { type: 'area.change'; isInside: boolean }
  /** the stored code has paid */
  | { type: 'code.spend' }
  /** the bank has set a new code */
  | { type: 'code.renew' }
  /** a withdrawal was entered or paid, or its entry was found after a reload */
  | { type: 'drafts.change'; drafts: WithdrawalDrafts }

/** The running `session` actor, as other flows see it. */
export type SessionRef = ActorRef<Snapshot<unknown> & { context: SessionView }, SessionEvent>
