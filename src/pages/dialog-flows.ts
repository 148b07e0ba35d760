import { bindAccountSettings } from '#src/flows/account-settings/account-settings.bind.ts'
import type { LateMachines } from '#src/flows/actors.ts'
import { bindDeposit } from '#src/flows/deposit/deposit.bind.ts'
import { bindKyc } from '#src/flows/kyc/kyc.bind.ts'
import { bindLoan, bindLoanNotice } from '#src/flows/loan/loan.bind.ts'
import { bindStatement } from '#src/flows/statement/statement.bind.ts'
import { bindWithdrawal } from '#src/flows/withdrawal/withdrawal.bind.ts'
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
