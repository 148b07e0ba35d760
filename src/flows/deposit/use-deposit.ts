import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { focusField } from '#src/ui/focus-field.ts'

export function useDeposit(deposit: ModalProps<'deposit'>['flow']) {
  const form = useRef<HTMLFormElement>(null)
  const state = useSelector(deposit, (snapshot) => snapshot)
  useEmitted(deposit, 'field.focus', ({ field }) => focusField(form.current, field))
  return { state, send: deposit.send, form }
}

export type DepositState = ReturnType<typeof useDeposit>['state']
export type SendDeposit = ReturnType<typeof useDeposit>['send']
