import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { focusField } from '#src/ui/focus-field.ts'

export function useAccountSettings(settings: ModalProps<'account-settings'>['flow']) {
  const form = useRef<HTMLFormElement>(null)
  const state = useSelector(settings, (snapshot) => snapshot)
  useEmitted(settings, 'field.focus', ({ field }) => focusField(form.current, field))
  return { state, send: settings.send, form }
}
