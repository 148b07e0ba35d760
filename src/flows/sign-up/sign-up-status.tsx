import { Link } from '@tanstack/react-router'
import type { StateFrom } from 'xstate'
import type { SignUpEvent, signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import { failedSubmit } from '#src/content/failed-submit.ts'
import { labels } from '#src/content/messages.ts'
import { signUpCopy } from '#src/content/sign-up.ts'
import { Button } from '#src/ui/button.tsx'
import form from '#src/ui/form.module.css'
import { FormStatus } from '#src/ui/form-status.tsx'
import { stepOf } from './step.ts'

interface SignUpStatusProps {
  state: StateFrom<typeof signUpMachine>
  send: (event: SignUpEvent) => void
}

/** Why the last submit failed, or, on the last step, the link to sign in. */
export function SignUpStatus({ state, send }: SignUpStatusProps) {
  const { failure } = state.context
  return stepOf(state) === 'credentials' ? (
    <>
      {state.matches('registered') || state.matches('done') ? (
        <FormStatus tone="done">{signUpCopy.registered}</FormStatus>
      ) : failure === null ? (
        <FormStatus />
      ) : failure === 'email-taken' ? (
        <FormStatus tone="failed">
          {signUpCopy.emailTaken}{' '}
          <Button variant="quiet" onClick={() => send({ type: 'email.mend' })}>
            {signUpCopy.changeEmail}
          </Button>
        </FormStatus>
      ) : (
        <FormStatus tone="failed">{failedSubmit[failure]}</FormStatus>
      )}
      <Link to="/login" className={form.link}>
        {labels.alreadyRegistered}
      </Link>
    </>
  ) : null
}
