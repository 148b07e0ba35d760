import { useSelector } from '@xstate/react'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { type FlowOf, useFlow } from '#src/flows/use-flow.ts'

/** The contact form or the newsletter. */
export function useMessage(id: 'contact' | 'newsletter') {
  const flow: FlowOf<'contact' | 'newsletter'> = useFlow(id)
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
