import type { StateFrom } from 'xstate'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import type { WithdrawalEvent } from '#machines/withdrawal/withdrawal-setup.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { FormStatus } from '#src/ui/form-status.tsx'
import { RetryStatus } from '#src/ui/retry-status.tsx'

interface FormNoteProps {
  state: StateFrom<typeof withdrawalMachine>
  send: (event: WithdrawalEvent) => void
}

/** The status beside the button of the withdrawal's forms. */
export function FormNote({ state, send }: FormNoteProps) {
  if (state.matches({ editing: 'notLoaded' }) || state.matches({ confirming: 'notLoaded' })) {
    return (
      <RetryStatus
        text={state.context.facts.load === 'failed' ? withdrawalCopy.failed : withdrawalCopy.loading}
        retry={withdrawalCopy.retry}
        onRetry={() => send({ type: 'loads.retry' })}
      />
    )
  }
  const note = noteOf(state)
  return note === null ? <FormStatus /> : <FormStatus tone={note.tone}>{note.text}</FormStatus>
}

function noteOf(state: FormNoteProps['state']): { tone: 'quiet' | 'done' | 'failed'; text: string } | null {
  if (state.matches({ checking: 'kycMissing' })) return { tone: 'quiet', text: withdrawalCopy.kycNext }
  if (state.matches({ checking: 'loanPending' })) return { tone: 'quiet', text: withdrawalCopy.loanNext }
  if (state.matches({ editing: 'refused' })) return { tone: 'failed', text: withdrawalCopy.refused }
  if (state.matches({ editing: 'unsure' })) return { tone: 'failed', text: withdrawalCopy.unsure }
  if (state.matches({ confirming: 'careNeeded' })) return { tone: 'failed', text: withdrawalCopy.care }
  if (state.matches({ confirming: 'released' })) return { tone: 'done', text: withdrawalCopy.released }
  if (state.matches({ confirming: 'unsure' })) return { tone: 'failed', text: withdrawalCopy.stepUnsure }
  return null
}
