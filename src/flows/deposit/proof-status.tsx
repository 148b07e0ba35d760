import { depositCopy } from '#src/content/deposit.ts'
import { failedSubmit } from '#src/content/failed-submit.ts'
import { pictureCopy } from '#src/content/field-errors.ts'
import { FormStatus } from '#src/ui/form-status.tsx'
import { RetryStatus } from '#src/ui/retry-status.tsx'
import type { DepositState, SendDeposit } from './use-deposit.ts'

/** The status of a deposit that is being sent or has failed (ERR-1). */
export function ProofStatus({ state, send }: { state: DepositState; send: SendDeposit }) {
  const { failure } = state.context
  if (state.matches('submitting')) return <FormStatus>{depositCopy.sending}</FormStatus>
  if (state.matches({ proof: 'reading' })) return <FormStatus>{pictureCopy.reading}</FormStatus>
  if (state.matches({ proof: 'depositorUnknown' })) {
    return (
      <RetryStatus
        text={depositCopy.depositorUnknown}
        retry={depositCopy.retry}
        onRetry={() => send({ type: 'customer.retry' })}
      />
    )
  }
  return <FormStatus tone="failed">{failure === null ? null : failedSubmit[failure]}</FormStatus>
}
