import { useRef, useState } from 'react'
import { sendTo } from 'xstate'
import { fullName } from '#machines/customer/customer-names.ts'
import { loanMachine } from '#machines/loan/loan.machine.ts'
import type { Applicant } from '#machines/loan/loan-application.ts'
import { latestLoan } from '#machines/rules/latest-loan.ts'
import { postLoan } from '#src/api/loan.ts'
import { plainAmount } from '#src/contract/amount.ts'
import type { User } from '#src/contract/entities.ts'
import { partState } from '#src/flows/customer/part-state.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { isWithoutErrors, showToast, toasts, useRetract } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { focusField } from '#src/ui/focus-field.ts'

export function useLoan() {
  const { snapshot, actor: customerRef } = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    loanMachine.provide({
      actors: { postLoan },
      actions: {
        announce: sendTo(toasts, (_, key) => showToast(key)),
        focusField: (_, { field }) => focusField(form.current, field),
        close: () => modal.close(),
      },
    }),
    { input: { customerRef } },
  )
  useRetract(isWithoutErrors(state.context.errors), 'fields-invalid')
  const { user } = snapshot.context.answers
  const latest = latestLoan(snapshot)
  // The latest loan before sending; a newer one is the one applied for.
  const [before, setBefore] = useState(latest?._id)
  const isSent = state.matches('posting') || state.matches('posted')
  if (!isSent && latest !== undefined && latest._id !== before) setBefore(latest._id)
  return {
    state,
    send,
    form,
    applicant: user === undefined ? null : applicantOf(user),
    userState: partState(snapshot, ['user']),
    before,
    /** the loan applied for; only amount and status until the backend lists it */
    posted: latestLoan(snapshot, before) ?? { amount: plainAmount(state.context.draft.amount), status: 'Pending' },
    retry: () => customerRef.send({ type: 'customer.retry' }),
  }
}

function applicantOf(user: User): Applicant {
  return { email: user.email ?? '', name: fullName(user), userId: user._id }
}
