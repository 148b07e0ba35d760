import { useSelector } from '@xstate/react'
import { fullName } from '#machines/customer/customer-names.ts'
import type { Applicant } from '#machines/loan/loan-application.ts'
import type { User } from '#src/contract/entities.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useFocusedForm } from '#src/flows/use-emitted.ts'

export type LoanFlow = ModalProps<'loan'>['flow']

export function useLoan(loan: LoanFlow) {
  const { user } = useCustomer().snapshot.context.answers
  const form = useFocusedForm(loan)
  return {
    form,
    applicant: user === undefined ? null : applicantOf(user),
    step: useSelector(loan, (state) => (state.matches('finances') ? ('finances' as const) : ('purpose' as const))),
    isClosable: useSelector(loan, (state) => state.can({ type: 'loan.close' })),
    canGoBack: useSelector(loan, (state) => state.can({ type: 'step.back' })),
    isBusy: useSelector(loan, (state) => state.hasTag('busy')),
    isSpinning: useSelector(loan, (state) => state.matches({ validating: 'spinning' }) || state.matches('posting')),
    /** the notice of the loan applied for, once it is posted */
    notice: useSelector(loan, ({ children }) => children['loan-notice']),
  }
}

function applicantOf(user: User): Applicant {
  return { email: user.email ?? '', name: fullName(user), userId: user._id }
}
