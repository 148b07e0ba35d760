import type { ModalParts } from '#src/flows/modal/use-modal.ts'

/** The flows that open in dialogs, each loaded when it is first opened. */
export const modals: ModalParts = {
  deposit: () => import('#src/flows/deposit/deposit.tsx').then(({ Deposit }) => Deposit),
  withdrawal: () => import('#src/flows/withdrawal/withdrawal.tsx').then(({ Withdrawal }) => Withdrawal),
  kyc: () => import('#src/flows/kyc/kyc.tsx').then(({ Kyc }) => Kyc),
  loan: () => import('#src/flows/loan/loan-application.tsx').then(({ LoanApplication }) => LoanApplication),
  'loan-notice': () => import('#src/flows/loan/loan-notice.tsx').then(({ LoanNotice }) => LoanNotice),
  'account-settings': () =>
    import('#src/flows/account-settings/account-settings.tsx').then(({ AccountSettings }) => AccountSettings),
  statement: () => import('#src/flows/statement/statement.tsx').then(({ Statement }) => Statement),
  'self-help': () => import('#src/flows/account/self-help.tsx').then(({ SelfHelp }) => SelfHelp),
  referral: () => import('#src/flows/account/referral.tsx').then(({ Referral }) => Referral),
}
