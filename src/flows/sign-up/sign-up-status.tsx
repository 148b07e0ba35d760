import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { failedSubmit, failureTone } from '#src/content/failed-submit.ts'
import { labels } from '#src/content/messages.ts'
import { signUpCopy } from '#src/content/sign-up.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { Button } from '#src/ui/button.tsx'
import form from '#src/ui/form.module.css'
import { FormStatus } from '#src/ui/form-status.tsx'
import { stepOf } from './step.ts'

/** Why the last submit failed, or, on the last step, the link to sign in. */
export function SignUpStatus({ flow }: { flow: FlowOf<'sign-up'> }) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const step = useSelector(flow, stepOf)
  const isRegistered = useSelector(flow, (state) => state.matches('registered') || state.matches('done'))
  return step === 'credentials' ? (
    <>
      {isRegistered ? (
        <FormStatus tone="done">{signUpCopy.registered}</FormStatus>
      ) : failure === null ? (
        <FormStatus />
      ) : failure === 'email-taken' ? (
        <FormStatus tone="failed">
          {signUpCopy.emailTaken}{' '}
          <Button variant="quiet" onClick={() => flow.send({ type: 'email.mend' })}>
            {signUpCopy.changeEmail}
          </Button>
        </FormStatus>
      ) : (
        <FormStatus tone={failureTone(failure)}>{failedSubmit[failure]}</FormStatus>
      )}
      <Link to="/login" className={form.link}>
        {labels.alreadyRegistered}
      </Link>
    </>
  ) : null
}
