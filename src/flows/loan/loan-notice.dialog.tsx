import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

/** The notice of the latest loan, opened from its row (LOAN-4). */
export function LoanNotice({ flow, isShown }: ModalProps<'loan-notice'>) {
  const loan = useCustomer(({ context }) => context.answers.loans?.loan[0])
  return <NoticeDialog notice={flow} loan={loan ?? {}} isShown={isShown} />
}
