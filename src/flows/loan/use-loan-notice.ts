import { loanNoticeMachine } from '#machines/loan-notice/loan-notice.machine.ts'
import type { NoticedLoan } from '#machines/rules/latest-loan.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { reloadPage } from '#src/platform/reload.ts'

/** @param before the id of the previous loan, whose status must not be shown for this one */
export function useLoanNotice({ status }: NoticedLoan, close: () => void, before?: string) {
  const { actor: customerRef } = useCustomer()
  const [state, send] = useFlow(loanNoticeMachine.provide({ actions: { close, reloadPage } }), {
    input: { customerRef, status, ...(before === undefined ? {} : { before }) },
  })
  return { state, send }
}
