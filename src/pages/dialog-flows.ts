import { bindAccountSettings } from '#src/flows/account-settings/account-settings.dialog.bind.ts'
import type { LateMachines } from '#src/flows/actors.ts'
import { bindDeposit } from '#src/flows/deposit/deposit.dialog.bind.ts'
import { bindKyc } from '#src/flows/kyc/kyc.dialog.bind.ts'
import { bindLoan, bindLoanNotice } from '#src/flows/loan/loan.dialog.bind.ts'
import { bindStatement } from '#src/flows/statement/statement.dialog.bind.ts'
import { bindWithdrawal } from '#src/flows/withdrawal/withdrawal.dialog.bind.ts'
import type { Environment } from '#src/platform/environment.ts'

/** The flows of the dialogs, bound. */
export const bindDialogFlows = (environment: Environment): LateMachines['modal'] => ({
  withdrawal: bindWithdrawal(environment),
  deposit: bindDeposit(environment),
  kyc: bindKyc(environment),
  loan: bindLoan(environment),
  'loan-notice': bindLoanNotice(environment),
  'account-settings': bindAccountSettings(environment),
  statement: bindStatement(environment),
})
