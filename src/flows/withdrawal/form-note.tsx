import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { PAYING_STEP } from '#machines/rules/rules.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { RetryButton } from '#src/flows/customer/loaded.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { FormStatus } from '#src/ui/form-status.tsx'

/** The status beside the button of the withdrawal's forms. */
export function FormNote({ flow }: { flow: FlowOf<'withdrawal'> }) {
  const isNotLoaded = useSelector(
    flow,
    (state) => state.matches({ editing: 'notLoaded' }) || state.matches({ confirming: 'notLoaded' }),
  )
  const hasFailed = useSelector(flow, ({ context }) => context.facts.load === 'failed')
  const note = useSelector(flow, noteOf)
  if (isNotLoaded) {
    return (
      <FormStatus tone={hasFailed ? 'failed' : 'waits'}>
        {hasFailed ? withdrawalCopy.failed : withdrawalCopy.loading}
        <RetryButton onRetry={() => flow.send({ type: 'loads.retry' })} />
      </FormStatus>
    )
  }
  return note === null ? (
    <FormStatus />
  ) : (
    <FormStatus tone={NOTES[note]}>
      <p>{withdrawalCopy[note]}</p>
    </FormStatus>
  )
}

/** The notes by their copy, and their tones. */
const NOTES = {
  kycNext: 'waits',
  kycMissing: 'waits',
  kycWaiting: 'waits',
  kycVerified: 'done',
  loanFirst: 'waits',
  loanNext: 'waits',
  refused: 'failed',
  stepRefused: 'failed',
  duplicate: 'waits',
  unsure: 'waits',
  passed: 'done',
  released: 'done',
  renewed: 'done',
  stepUnsure: 'waits',
} as const

function noteOf(state: SnapshotFrom<FlowOf<'withdrawal'>>): keyof typeof NOTES | null {
  const { kyc, loan, load } = state.context.facts
  const kycNote = kyc === 'none' ? 'kycMissing' : 'kycWaiting'
  if (state.matches({ checking: 'kycMissing' })) return 'kycNext'
  if (state.matches({ checking: 'loanPending' })) return 'loanNext'
  // What stands in the way is said before anything is filled in.
  if (state.matches({ editing: 'fresh' }) && load === 'ready') {
    if (kyc !== 'verified') return kycNote
    if (loan === 'pending') return 'loanFirst'
  }
  if (state.matches({ editing: 'unverified' })) return kycNote
  if (state.matches({ editing: 'verified' })) return 'kycVerified'
  if (state.matches({ editing: 'refused' }))
    return state.context.facts.transferStep === PAYING_STEP ? 'refused' : 'stepRefused'
  if (state.matches({ editing: 'duplicate' })) return 'duplicate'
  if (state.matches({ editing: 'unsure' })) return 'unsure'
  if (state.matches({ confirming: 'asking' }) && (state.context.facts.transferStep ?? 0) > 1) return 'passed'
  if (state.matches({ confirming: 'released' })) return 'released'
  if (state.matches({ confirming: 'renewed' })) return 'renewed'
  return state.matches({ confirming: 'unsure' }) ? 'stepUnsure' : null
}
