import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { LoanStep } from '#machines/loan/loan-application.ts'
import { isListed } from '#machines/rules/sent-amount.ts'
import { failedStatus } from '#src/content/failed-submit.ts'
import { loanCopy, loanFields, loanSteps } from '#src/content/loan.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { WaitingForm } from '#src/flows/waiting-form.tsx'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import styles from './loan-checks.module.css'
import { LoanFields } from './loan-fields.tsx'

const STEPS: readonly LoanStep[] = ['finances', 'purpose']

/** The application form (LOAN-2, LOAN-3). */
export function LoanApplication({ flow, isShown }: ModalProps<'loan'>) {
  const { send } = flow
  const form = useFocusedForm(flow)
  const isWaiting = useSelector(flow, (state) => state.matches('waiting'))
  const step = useSelector(flow, stepOf)
  const canGoBack = useSelector(flow, (state) => state.can({ type: 'step.back' }))
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  const isSpinning = useSelector(flow, (state) => state.matches({ validating: 'spinning' }) || state.matches('posting'))
  const submit = () => send({ type: step === 'finances' ? 'step.submit' : 'application.submit' })
  return (
    <FlowDialog title={loanSteps[step]} isShown={isShown} flow={flow}>
      {isWaiting ? (
        <WaitingForm parts={['user']} fields={loanFields.finances.map(({ name }) => name)} />
      ) : (
        <DialogForm ref={form} onSubmit={submit}>
          <DialogBody>
            <Progress
              label={loanCopy.progress}
              steps={STEPS.map((name) => loanSteps[name])}
              current={STEPS.indexOf(step)}
            />
            <LoanFields key={step} step={step} flow={flow} />
          </DialogBody>
          <DialogFooter status={<LoanStatus flow={flow} />}>
            {step === 'purpose' ? (
              <Button variant="secondary" aria-disabled={!canGoBack} onClick={() => send({ type: 'step.back' })}>
                {modalCopy.back}
              </Button>
            ) : null}
            <SubmitButton
              label={isBusy ? labels.validating : step === 'finances' ? labels.nextStep : labels.apply}
              busy={isBusy}
              spinning={isSpinning}
            />
          </DialogFooter>
        </DialogForm>
      )}
    </FlowDialog>
  )
}

/** The application's progress, or why it failed. */
function LoanStatus({ flow }: { flow: FlowOf<'loan'> }) {
  const check = useSelector(flow, checkOf)
  const failure = useSelector(flow, ({ context }) => context.failure)
  const sent = useSelector(flow, ({ context }) => context.sent)
  const isMade = useCustomer(
    ({ context: { answers } }) => sent !== undefined && isListed(sent, answers.loans?.loan ?? []),
  )
  if (check >= 0) return <Checks current={check} />
  return <FormStatus {...failedStatus(failure, isMade)} />
}

function stepOf(state: SnapshotFrom<FlowOf<'loan'>>): LoanStep {
  return state.matches('waiting') || state.matches('finances') ? 'finances' : 'purpose'
}

/** What is being checked, by its place among the checks; -1 for nothing. */
function checkOf(state: SnapshotFrom<FlowOf<'loan'>>): number {
  if (state.matches('posting')) return 2
  if (state.matches({ validating: 'spinning' })) return 1
  return state.matches('validating') ? 0 : -1
}

/** The checks so far, each on its line, and how to cancel until the application is sent (LOAN-3). */
function Checks({ current }: { current: number }) {
  return (
    <FormStatus>
      <ul className={styles.checks}>
        {loanCopy.checks.slice(0, current + 1).map((check, place) => (
          <li key={check.now} data-done={place < current}>
            {place < current ? check.done : check.now}
          </li>
        ))}
      </ul>
      {current < 2 ? <p>{loanCopy.cancel}</p> : null}
    </FormStatus>
  )
}
