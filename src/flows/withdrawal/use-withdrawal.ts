import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { isAboveBalance } from '#machines/withdrawal/withdrawal-rules.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { isWithoutErrors, useRetract } from '#src/flows/toast/announce.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { focusField } from '#src/ui/focus-field.ts'

export type WithdrawalFlow = ModalProps<'withdrawal'>['flow']
export type WithdrawalState = SnapshotFrom<typeof withdrawalMachine>

/** The form that the flow focuses and clears. The toasts of what has been mended go. */
export function useWithdrawalForm(flow: WithdrawalFlow) {
  const form = useRef<HTMLFormElement>(null)
  useEmitted(flow, 'field.focus', ({ field }) => focusField(form.current, field))
  useEmitted(flow, 'code.clear', () => form.current?.reset())
  useRetractWhen(flow, ({ context }) => isWithoutErrors(context.errors), 'bank-fields-invalid')
  useRetractWhen(flow, ({ context }) => !isAboveBalance(context), 'balance-insufficient')
  useRetractWhen(flow, ({ context }) => context.facts.kyc !== 'none', 'kyc-missing')
  useRetractWhen(flow, ({ context }) => context.facts.kyc === 'verified', 'kyc-processing')
  useRetractWhen(flow, ({ context }) => context.facts.loan !== 'pending', 'loan-not-approved')
  useRetractWhen(flow, (state) => state.matches('confirming'), 'withdrawal-duplicate')
  useRetractWhen(flow, (state) => !state.matches({ confirming: 'wrong' }), 'wrong-code')
  return form
}

function useRetractWhen(flow: WithdrawalFlow, isMended: (state: WithdrawalState) => boolean, key: MessageKey): void {
  useRetract(useSelector(flow, isMended), key)
}
