import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'

export function usePasswordRequest() {
  const request = useFlow('password-request')
  const email = useRef<HTMLInputElement>(null)
  const state = useSelector(request, (snapshot) => snapshot)
  useEmitted(request, 'field.focus', () => email.current?.focus())
  const isSent = state.matches('sent')
  const wasSent = useRef(false)
  // When the form returns, the button that had the focus is gone.
  useEffect(() => {
    if (wasSent.current && !isSent) email.current?.focus()
    wasSent.current = isSent
  }, [isSent])
  return { state, send: request.send, email }
}
