import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { messageMachine } from '#machines/message/message.machine.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { focusField } from '#src/ui/focus-field.ts'

export type MessageFlow = ActorRefFrom<typeof messageMachine>

/** The contact form or the newsletter. */
export function useMessage(id: 'contact' | 'newsletter') {
  const flow: MessageFlow = useFlow(id)
  const form = useRef<HTMLFormElement>(null)
  useEmitted(flow, 'field.focus', ({ field }) => focusField(form.current, field))
  const isSent = useSelector(flow, (state) => state.matches('sent'))
  const hasFailed = useSelector(flow, (state) => state.matches({ editing: 'failed' }))
  return {
    flow,
    form,
    isBusy: useSelector(flow, (state) => state.hasTag('busy')),
    outcome: isSent ? ('sent' as const) : hasFailed ? ('failed' as const) : null,
  }
}
