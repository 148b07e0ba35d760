import { type EventObject, fromCallback, type SnapshotFrom } from 'xstate'
import { loanNoticeMachine } from '#machines/loan-notice.machine.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { reloadPage } from '#src/reload.ts'
import { useFlow } from '#src/use-flow.ts'
import { latestLoan, type NoticedLoan } from './latest.ts'

export function useLoanNotice({ status }: NoticedLoan, close: () => void) {
  const { actor: customer } = useCustomer()
  const [state, send] = useFlow(
    loanNoticeMachine.provide({
      actors: {
        watchLoan: fromCallback<EventObject>(({ sendBack }) => {
          const tell = (snapshot: SnapshotFrom<typeof customer>) => {
            const latest = latestLoan(snapshot)
            if (latest !== undefined) sendBack({ type: 'loan.change', status: latest.status })
          }
          tell(customer.getSnapshot())
          const { unsubscribe } = customer.subscribe(tell)
          return unsubscribe
        }),
      },
      actions: { close, reloadPage },
    }),
    { input: { status } },
  )
  return { state, send }
}
