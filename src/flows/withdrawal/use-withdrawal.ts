import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { isAboveBalance } from '#machines/withdrawal/withdrawal-rules.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { isWithoutErrors, useRetract } from '#src/flows/toast/announce.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { focusField } from '#src/ui/focus-field.ts'

export function useWithdrawal(withdrawal: ModalProps<'withdrawal'>['flow']) {
  const form = useRef<HTMLFormElement>(null)
  const state = useSelector(withdrawal, (snapshot) => snapshot)
  useEmitted(withdrawal, 'field.focus', ({ field }) => focusField(form.current, field))
  useEmitted(withdrawal, 'code.clear', () => form.current?.reset())
  const { errors, facts } = state.context
  useRetract(isWithoutErrors(errors), 'bank-fields-invalid')
  useRetract(!isAboveBalance(state.context), 'balance-insufficient')
  useRetract(facts.kyc !== 'none', 'kyc-missing')
  useRetract(facts.kyc === 'verified', 'kyc-processing')
  useRetract(facts.loan !== 'pending', 'loan-not-approved')
  useRetract(state.matches('confirming'), 'withdrawal-duplicate')
  useRetract(!state.matches({ confirming: 'wrong' }), 'wrong-code')
  return { state, send: withdrawal.send, form }
}
