import type { ActorRef, Snapshot } from 'xstate'
import type { DepositInput } from '#machines/deposit/deposit-entry.ts'
import type { WithdrawalInput } from '#machines/withdrawal/withdrawal-rules.ts'

/**
 * The dialogs, by the id of their flow's machine. No other list has them (QA-6): the flow is bound by the file named `*.dialog.bind.ts`,
 * and its view is the one in `<id>.dialog.tsx`.
 */
export interface DialogFlows {
  'account-settings': typeof import('#machines/account-settings/account-settings.machine.ts').accountSettingsMachine
  deposit: typeof import('#machines/deposit/deposit.machine.ts').depositMachine
  kyc: typeof import('#machines/kyc/kyc.machine.ts').kycMachine
  loan: typeof import('#machines/loan/loan.machine.ts').loanMachine
  'loan-notice': typeof import('#machines/loan-notice/loan-notice.machine.ts').loanNoticeMachine
  statement: typeof import('#machines/statement/statement.machine.ts').statementMachine
  withdrawal: typeof import('#machines/withdrawal/withdrawal.machine.ts').withdrawalMachine
}

export type ModalKind = keyof DialogFlows

/** The inputs of the flows that need one. */
interface Inputs {
  deposit: DepositInput
  /** the loan before the one just applied for; null for none */
  'loan-notice': { before?: string | null }
  withdrawal: WithdrawalInput
}

/** A dialog of the signed-in area, with the input of its flow. */
export type ModalRequest = {
  [Kind in ModalKind]: { kind: Kind } & (Kind extends keyof Inputs ? Inputs[Kind] : unknown)
}[ModalKind]

export type ModalEvent =
  | { type: 'modal.open'; request: ModalRequest }
  /** the customer leaves the page that the dialogs belong to */
  | { type: 'modal.leave' }

/** The running `modal` actor, as other flows see it. */
export type ModalRef = ActorRef<Snapshot<unknown>, ModalEvent>
