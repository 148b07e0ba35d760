import { loanNoticeMachine } from '#machines/loan-notice.machine.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { watchCustomer } from '#src/flows/customer/watch-customer.ts'
import { reloadPage } from '#src/reload.ts'
import { useFlow } from '#src/use-flow.ts'
import { latestLoan, type NoticedLoan } from './latest.ts'

export function useLoanNotice({ status }: NoticedLoan, close: () => void) {
  const customer = useCustomer()
  const [state, send] = useFlow(
    loanNoticeMachine.provide({
      actors: {
        watchLoan: watchCustomer(customer, (snapshot) => {
          const latest = latestLoan(snapshot)
          return latest === undefined ? null : { type: 'loan.change', status: latest.status }
        }),
      },
      actions: { close, reloadPage },
    }),
    { input: { status } },
  )
  return { state, send }
}
