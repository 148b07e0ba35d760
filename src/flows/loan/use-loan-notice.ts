import { loanNoticeMachine } from '#machines/loan-notice.machine.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { watchCustomer } from '#src/flows/customer/watch-customer.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { latestLoan, type NoticedLoan } from './latest.ts'

/** @param before the id of the previous loan, whose status must not be shown for this one */
export function useLoanNotice({ status }: NoticedLoan, close: () => void, before?: string) {
  const customer = useCustomer()
  const [state, send] = useFlow(
    loanNoticeMachine.provide({
      actors: {
        watchLoan: watchCustomer(customer, (snapshot) => {
          const latest = latestLoan(snapshot, before)
          return latest === undefined ? null : { type: 'loan.change', status: latest.status }
        }),
      },
      actions: { close, reloadPage },
    }),
    { input: { status } },
  )
  return { state, send }
}
