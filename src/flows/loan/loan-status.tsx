import type { StateFrom } from 'xstate'
import type { loanMachine } from '#machines/loan/loan.machine.ts'
import { failedSubmit } from '#src/content/failed-submit.ts'
import { loanCopy } from '#src/content/loan.ts'
import type { PartState } from '#src/flows/customer/part-state.ts'
import { FormStatus } from '#src/ui/form-status.tsx'
import { RetryStatus } from '#src/ui/retry-status.tsx'

interface LoanStatusProps {
  state: StateFrom<typeof loanMachine>
  userState: PartState
  onRetry: () => void
}

/** The application's progress, or why it failed. */
export function LoanStatus({ state, userState, onRetry }: LoanStatusProps) {
  const { failure } = state.context
  if (state.matches('validating')) return <FormStatus>{loanCopy.checking}</FormStatus>
  if (state.matches('posting')) return <FormStatus>{loanCopy.posting}</FormStatus>
  if (failure === null) return <FormStatus />
  if (failure !== 'applicant-unknown') return <FormStatus tone="failed">{failedSubmit[failure]}</FormStatus>
  if (userState === 'loading') return <FormStatus tone="failed">{loanCopy.userLoading}</FormStatus>
  if (userState === 'ready') return <FormStatus>{loanCopy.userReady}</FormStatus>
  return <RetryStatus text={loanCopy.userFailed} retry={loanCopy.retry} onRetry={onRetry} />
}
