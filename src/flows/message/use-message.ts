import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { focusField } from '#src/ui/focus-field.ts'

/** The contact form or the newsletter. */
export function useMessage(id: 'contact' | 'newsletter') {
  const message = useFlow(id)
  const form = useRef<HTMLFormElement>(null)
  const state = useSelector(message, (snapshot) => snapshot)
  useEmitted(message, 'field.focus', ({ field }) => focusField(form.current, field))
  return { state, send: message.send, form }
}
