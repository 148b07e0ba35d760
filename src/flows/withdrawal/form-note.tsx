import { useSelector } from '@xstate/react'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { FormStatus } from '#src/ui/form-status.tsx'
import { RetryStatus } from '#src/ui/retry-status.tsx'
import type { WithdrawalFlow, WithdrawalState } from './use-withdrawal.ts'

/** The status beside the button of the withdrawal's forms. */
export function FormNote({ flow }: { flow: WithdrawalFlow }) {
  const isNotLoaded = useSelector(
    flow,
    (state) => state.matches({ editing: 'notLoaded' }) || state.matches({ confirming: 'notLoaded' }),
  )
  const hasFailed = useSelector(flow, ({ context }) => context.facts.load === 'failed')
  const note = useSelector(flow, noteOf)
  if (isNotLoaded) {
    return (
      <RetryStatus
        text={hasFailed ? withdrawalCopy.failed : withdrawalCopy.loading}
        retry={withdrawalCopy.retry}
        onRetry={() => flow.send({ type: 'loads.retry' })}
      />
    )
  }
  return note === null ? <FormStatus /> : <FormStatus tone={NOTES[note]}>{withdrawalCopy[note]}</FormStatus>
}

/** The notes by their copy, and their tones. */
const NOTES = {
  kycNext: 'quiet',
  loanNext: 'quiet',
  refused: 'failed',
  unsure: 'failed',
  care: 'failed',
  released: 'done',
  stepUnsure: 'failed',
} as const

function noteOf(state: WithdrawalState): keyof typeof NOTES | null {
  if (state.matches({ checking: 'kycMissing' })) return 'kycNext'
  if (state.matches({ checking: 'loanPending' })) return 'loanNext'
  if (state.matches({ editing: 'refused' })) return 'refused'
  if (state.matches({ editing: 'unsure' })) return 'unsure'
  if (state.matches({ confirming: 'careNeeded' })) return 'care'
  if (state.matches({ confirming: 'released' })) return 'released'
  if (state.matches({ confirming: 'unsure' })) return 'stepUnsure'
  return null
}
