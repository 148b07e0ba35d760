import { type ComponentProps, useState } from 'react'
import type { LoanStep } from '#machines/loan/loan-application.ts'
import { loanCopy, loanSteps } from '#src/content/loan.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { isoTime } from '#src/platform/clock/clock.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter, dialogForm } from '#src/ui/dialog.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { LoanFields } from './loan-fields.tsx'
import { LoanStatus } from './loan-status.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { useLoan } from './use-loan.ts'

const STEPS: readonly LoanStep[] = ['finances', 'purpose']

/** The application form, which is replaced by the notice of the loan applied for (LOAN-2, LOAN-3). */
export function LoanApplication({ flow, isShown }: ModalProps<'loan'>) {
  const { state, send, form: formRef, applicant, userState, notice, posted, retry } = useLoan(flow)
  const step = state.matches('finances') ? 'finances' : 'purpose'
  const close = () => send({ type: 'loan.close' })
  return notice !== undefined ? (
    <PostedNotice notice={notice} loan={posted} isShown={isShown} />
  ) : (
    <Dialog
      title={loanSteps[step]}
      isShown={isShown}
      onClose={close}
      isClosable={state.can({ type: 'loan.close' })}
      closeLabel={modalCopy.close}
    >
      <form
        ref={formRef}
        className={dialogForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(step === 'finances' ? { type: 'step.submit' } : { type: 'application.submit', applicant })
        }}
      >
        <DialogBody>
          <Progress
            label={loanCopy.progress}
            steps={STEPS.map((name) => loanSteps[name])}
            current={STEPS.indexOf(step)}
          />
          <LoanFields key={step} step={step} state={state} send={send} />
        </DialogBody>
        <DialogFooter status={<LoanStatus state={state} userState={userState} onRetry={retry} />}>
          {step === 'purpose' ? (
            <Button
              variant="secondary"
              aria-disabled={!state.can({ type: 'step.back' })}
              onClick={() => send({ type: 'step.back' })}
            >
              {modalCopy.back}
            </Button>
          ) : null}
          <SubmitButton
            label={state.hasTag('busy') ? labels.validating : step === 'finances' ? labels.nextStep : labels.apply}
            busy={state.matches({ validating: 'spinning' }) || state.matches('posting')}
            closed={state.hasTag('busy')}
          />
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** Dated now, until the backend lists the loan. */
function PostedNotice({ loan, ...rest }: ComponentProps<typeof NoticeDialog>) {
  const [postedAt] = useState(() => isoTime(clock.now()))
  return <NoticeDialog loan={{ createdAt: postedAt, ...loan }} {...rest} />
}
