import { useSelector } from '@xstate/react'
import { failedSubmit, failureTone } from '#src/content/failed-submit.ts'
import { loanCopy } from '#src/content/loan.ts'
import { partState } from '#src/flows/customer/part-state.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { FormStatus } from '#src/ui/form-status.tsx'
import { Retry } from '#src/ui/retry.tsx'
import type { LoanFlow } from './use-loan.ts'

/** The application's progress, or why it failed. */
export function LoanStatus({ flow }: { flow: LoanFlow }) {
  const { snapshot, send } = useCustomer()
  const isValidating = useSelector(flow, (state) => state.matches('validating'))
  const isPosting = useSelector(flow, (state) => state.matches('posting'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  if (isValidating) return <FormStatus>{loanCopy.checking}</FormStatus>
  if (isPosting) return <FormStatus>{loanCopy.posting}</FormStatus>
  if (failure === null) return <FormStatus />
  if (failure !== 'applicant-unknown')
    return <FormStatus tone={failureTone(failure)}>{failedSubmit[failure]}</FormStatus>
  const userState = partState(snapshot, ['user'])
  if (userState === 'loading') return <FormStatus tone="waits">{loanCopy.userLoading}</FormStatus>
  if (userState === 'ready') return <FormStatus>{loanCopy.userReady}</FormStatus>
  return (
    <FormStatus tone="failed">
      <Retry text={loanCopy.userFailed} retry={loanCopy.retry} onRetry={() => send({ type: 'customer.retry' })} />
    </FormStatus>
  )
}
