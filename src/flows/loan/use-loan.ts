import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { fullName } from '#machines/customer/customer-names.ts'
import type { Applicant } from '#machines/loan/loan-application.ts'
import { latestLoan } from '#machines/rules/latest-loan.ts'
import { plainAmount } from '#src/contract/amount.ts'
import type { User } from '#src/contract/entities.ts'
import { partState } from '#src/flows/customer/part-state.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { isWithoutErrors, useRetract } from '#src/flows/toast/announce.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { focusField } from '#src/ui/focus-field.ts'

export function useLoan(loan: ModalProps<'loan'>['flow']) {
  const { snapshot, send: sendToCustomer } = useCustomer()
  const form = useRef<HTMLFormElement>(null)
  const state = useSelector(loan, (snapshot) => snapshot)
  useEmitted(loan, 'field.focus', ({ field }) => focusField(form.current, field))
  const { errors, before, draft } = state.context
  useRetract(isWithoutErrors(errors), 'fields-invalid')
  const { user } = snapshot.context.answers
  return {
    state,
    send: loan.send,
    form,
    applicant: user === undefined ? null : applicantOf(user),
    userState: partState(snapshot, ['user']),
    /** the notice of the loan applied for, once it is posted */
    notice: state.children['loan-notice'],
    /** the loan applied for; only amount and status until the backend lists it */
    posted: latestLoan(snapshot, before) ?? { amount: plainAmount(draft.amount), status: 'Pending' },
    retry: () => sendToCustomer({ type: 'customer.retry' }),
  }
}

function applicantOf(user: User): Applicant {
  return { email: user.email ?? '', name: fullName(user), userId: user._id }
}
