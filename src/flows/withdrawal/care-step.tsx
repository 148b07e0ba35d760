import { useSelector } from '@xstate/react'
import { brand } from '#src/content/brand.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { WithdrawalSummary } from './code-form.tsx'
import styles from './withdrawal.module.css'

/** Says that the bank has to act first, and asks for nothing (WD-4, WD-8). */
export function CareStep({ flow }: { flow: FlowOf<'withdrawal'> }) {
  const state = useSelector(flow, (snapshot) => snapshot)
  const isSpent = state.matches({ confirming: 'codeSpent' })
  const isLooking =
    state.matches({ confirming: { careNeeded: 'looking' } }) || state.matches({ confirming: { codeSpent: 'looking' } })
  return (
    <DialogForm className={styles.code} onSubmit={() => flow.send({ type: 'step.check' })}>
      <DialogBody>
        <FormStatus tone="waits">
          <p>{isSpent ? withdrawalCopy.spent : withdrawalCopy.care}</p>
          <p>
            {withdrawalCopy.reach} <a href={`mailto:${email}`}>{email}</a> {withdrawalCopy.or}{' '}
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
          </p>
          <p>{isSpent ? withdrawalCopy.spentNext : withdrawalCopy.careNext}</p>
        </FormStatus>
        <WithdrawalSummary context={state.context} />
      </DialogBody>
      <DialogFooter status={<Found flow={flow} />}>
        <SubmitButton label={isLooking ? withdrawalCopy.looking : withdrawalCopy.check} busy={isLooking} />
      </DialogFooter>
    </DialogForm>
  )
}

/** What the last look found. */
function Found({ flow }: { flow: FlowOf<'withdrawal'> }) {
  const found = useSelector(flow, (state) => {
    if (state.matches({ confirming: { careNeeded: 'unchanged' } })) return 'stillHeld'
    if (state.matches({ confirming: { codeSpent: 'unchanged' } })) return 'stillSpent'
    const hasFailed =
      state.matches({ confirming: { careNeeded: 'failed' } }) || state.matches({ confirming: { codeSpent: 'failed' } })
    return hasFailed ? 'unreached' : null
  })
  return found === null ? <FormStatus /> : <FormStatus tone="waits">{withdrawalCopy[found]}</FormStatus>
}

const { email, phone } = brand.support
