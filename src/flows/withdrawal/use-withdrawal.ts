import type { SnapshotFrom } from 'xstate'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { isAboveBalance } from '#machines/withdrawal/withdrawal-rules.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { isWithoutErrors, useRetract } from '#src/flows/toast/announce.ts'
import { useEmitted, useFocusedForm } from '#src/flows/use-emitted.ts'

export type WithdrawalFlow = ModalProps<'withdrawal'>['flow']
export type WithdrawalState = SnapshotFrom<typeof withdrawalMachine>

/** The form that the flow focuses and clears. Removes the toasts of corrected errors. */
export function useWithdrawalForm(flow: WithdrawalFlow) {
  const form = useFocusedForm(flow)
  useEmitted(flow, 'code.clear', () => form.current?.reset())
  useRetract(flow, ({ context }) => isWithoutErrors(context.errors), 'bank-fields-invalid')
  useRetract(flow, ({ context }) => !isAboveBalance(context), 'balance-insufficient')
  useRetract(flow, ({ context }) => context.facts.kyc !== 'none', 'kyc-missing')
  useRetract(flow, ({ context }) => context.facts.kyc === 'verified', 'kyc-processing')
  useRetract(flow, ({ context }) => context.facts.loan !== 'pending', 'loan-not-approved')
  useRetract(flow, (state) => state.matches('confirming'), 'withdrawal-duplicate')
  useRetract(flow, (state) => !state.matches({ confirming: 'wrong' }), 'wrong-code')
  return form
}
