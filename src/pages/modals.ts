import type { ComponentType } from 'react'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import { own } from '#src/contract/own.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { Environment } from '#src/platform/environment.ts'

/** The views of the dialogs, each loaded when it is first opened. */
const parts: { [Kind in ModalKind]: () => Promise<ComponentType<ModalProps<Kind>>> } = {
  deposit: () => import('#src/flows/deposit/deposit.dialog.tsx').then(({ Deposit }) => Deposit),
  withdrawal: () => import('#src/flows/withdrawal/withdrawal.dialog.tsx').then(({ Withdrawal }) => Withdrawal),
  kyc: () => import('#src/flows/kyc/kyc.dialog.tsx').then(({ Kyc }) => Kyc),
  loan: () => import('#src/flows/loan/loan.dialog.tsx').then(({ LoanApplication }) => LoanApplication),
  'loan-notice': () => import('#src/flows/loan/loan-notice.dialog.tsx').then(({ LoanNotice }) => LoanNotice),
  'account-settings': () =>
    import('#src/flows/account-settings/account-settings.dialog.tsx').then(({ AccountSettings }) => AccountSettings),
  statement: () => import('#src/flows/statement/statement.dialog.tsx').then(({ Statement }) => Statement),
  'self-help': () => import('#src/flows/account/self-help.dialog.tsx').then(({ SelfHelp }) => SelfHelp),
  referral: () => import('#src/flows/account/referral.dialog.tsx').then(({ Referral }) => Referral),
}

const loaded: Map<ModalKind, ComponentType<object>> = import.meta.hot?.data.loaded ?? new Map()
// An edited binding gets another instance of this module, and the page keeps the first (DEMO-18).
if (import.meta.hot) import.meta.hot.data.loaded = loaded

/** Loads the code of a dialog, its flow included. Rejects if it cannot be loaded, or if there is no such dialog. */
export async function loadModal(kind: ModalKind, { loadDialogFlows }: Environment): Promise<void> {
  const load = own<() => Promise<unknown>>(parts, kind)
  if (load === undefined) throw new Error(`There is no dialog ${kind}`)
  const [view] = await clock.track(Promise.all([load(), loadDialogFlows()]))
  loaded.set(kind, view as ComponentType<object>)
}

/** The component of a dialog that is loaded. */
export const loadedModal = (kind: ModalKind) => loaded.get(kind) as ComponentType<object>
