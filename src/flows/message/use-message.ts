import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { messageMachine } from '#machines/message/message.machine.ts'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'

export type MessageFlow = ActorRefFrom<typeof messageMachine>

/** The contact form or the newsletter. */
export function useMessage(id: 'contact' | 'newsletter') {
  const flow: MessageFlow = useFlow(id)
  const form = useFocusedForm(flow)
  const isSent = useSelector(flow, (state) => state.matches('sent'))
  const hasFailed = useSelector(flow, (state) => state.matches({ editing: 'failed' }))
  return {
    flow,
    form,
    isBusy: useSelector(flow, (state) => state.hasTag('busy')),
    outcome: isSent ? ('sent' as const) : hasFailed ? ('failed' as const) : null,
  }
}
