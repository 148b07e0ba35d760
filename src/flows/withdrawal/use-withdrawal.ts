import type { SnapshotFrom } from 'xstate'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useEmitted, useFocusedForm } from '#src/flows/use-emitted.ts'

export type WithdrawalFlow = ModalProps<'withdrawal'>['flow']
export type WithdrawalState = SnapshotFrom<typeof withdrawalMachine>

/** The form that the flow focuses and clears. */
export function useWithdrawalForm(flow: WithdrawalFlow) {
  const form = useFocusedForm(flow)
  useEmitted(flow, 'code.clear', () => form.current?.reset())
  return form
}
