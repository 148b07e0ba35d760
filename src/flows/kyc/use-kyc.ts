import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useRetract } from '#src/flows/toast/announce.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { focusField } from '#src/ui/focus-field.ts'

export function useKyc(kyc: ModalProps<'kyc'>['flow']) {
  const { snapshot } = useCustomer()
  const form = useRef<HTMLFormElement>(null)
  const state = useSelector(kyc, (snapshot) => snapshot)
  useEmitted(kyc, 'field.focus', ({ field }) => focusField(form.current, field))
  useRetract(state.hasTag('busy'), 'kyc-duplicate')
  const { entry, pictures, errors } = state.context
  /** something has been entered, or asked for: the form stays, whatever becomes of the record */
  const hasBegun =
    !state.matches('editing') ||
    [...Object.values(entry), ...Object.values(pictures)].some(Boolean) ||
    Object.keys(errors).length > 0
  return { state, send: kyc.send, form, hasBegun, record: snapshot.context.answers.kyc ?? null }
}
