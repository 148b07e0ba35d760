import { useSelector } from '@xstate/react'
import { depositCopy } from '#src/content/deposit.ts'
import { failedSubmit, failureTone } from '#src/content/failed-submit.ts'
import { pictureCopy } from '#src/content/field-errors.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { FormStatus } from '#src/ui/form-status.tsx'
import { Retry } from '#src/ui/retry.tsx'

/** The status of a deposit that is being sent or has failed (ERR-1). */
export function ProofStatus({ flow }: { flow: FlowOf<'deposit'> }) {
  const isSubmitting = useSelector(flow, (state) => state.matches('submitting'))
  const isReading = useSelector(flow, (state) => state.matches({ proof: 'reading' }))
  const isDepositorUnknown = useSelector(flow, (state) => state.matches({ proof: 'depositorUnknown' }))
  const failure = useSelector(flow, ({ context }) => context.failure)
  if (isSubmitting) return <FormStatus>{depositCopy.sending}</FormStatus>
  if (isReading) return <FormStatus>{pictureCopy.reading}</FormStatus>
  if (isDepositorUnknown) {
    return (
      <FormStatus tone="waits">
        <Retry
          text={depositCopy.depositorUnknown}
          retry={depositCopy.retry}
          onRetry={() => flow.send({ type: 'customer.retry' })}
        />
      </FormStatus>
    )
  }
  return failure === null ? (
    <FormStatus />
  ) : (
    <FormStatus tone={failureTone(failure)}>{failedSubmit[failure]}</FormStatus>
  )
}
