import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { failedStatus } from '#src/content/failed-submit.ts'
import { labels } from '#src/content/messages.ts'
import { passwordRequestCopy, requestSentInDemo } from '#src/content/password.ts'
import { publicErrorTexts } from '#src/content/public-forms.ts'
import { keepAskedFor } from '#src/flows/session/guard.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { isDemo } from '#src/platform/env.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { key } from '#src/ui/drawings/keeping.ts'
import { letter } from '#src/ui/drawings/stationery.ts'
import { EntryPage } from '#src/ui/entry-page.tsx'
import { Field } from '#src/ui/field.tsx'
import form from '#src/ui/form.module.css'
import { FormStatus } from '#src/ui/form-status.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'

export function PasswordRequest() {
  const { state, send, email: emailRef } = usePasswordRequest()
  const { email, error, failure } = state.context
  return state.matches('sent') ? (
    <EntryPage title={passwordRequestCopy.title} lead={passwordRequestCopy.sentTitle} aside={<Sketched of={letter} />}>
      <RequestSent email={email} onAgain={() => send({ type: 'request.again' })} />
    </EntryPage>
  ) : (
    <EntryPage title={passwordRequestCopy.title} lead={passwordRequestCopy.lead} aside={<Sketched of={key} />}>
      <ScriptedForm
        className={form.form}
        onSubmit={() => send({ type: 'email.submit', email: emailRef.current?.value ?? '' })}
      >
        <Field
          ref={emailRef}
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={error === null ? undefined : publicErrorTexts[error]}
          onChange={({ target }) => send({ type: 'email.edit', email: target.value })}
        />
        <SubmitButton
          label={state.hasTag('busy') ? labels.sendingResetLink : labels.sendResetLink}
          busy={state.hasTag('busy')}
        />
        <FormStatus {...failedStatus(failure)} />
        <Link to="/login" state={keepAskedFor} className={form.link}>
          {passwordRequestCopy.backToLogin}
        </Link>
      </ScriptedForm>
    </EntryPage>
  )
}

function usePasswordRequest() {
  const request = useFlow('password-request')
  const email = useRef<HTMLInputElement>(null)
  const state = useSelector(request, (snapshot) => snapshot)
  useEmitted(request, 'field.focus', () => email.current?.focus())
  const isSent = state.matches('sent')
  const wasSent = useRef(false)
  // When the form returns, the button that had the focus is gone.
  useEffect(() => {
    if (wasSent.current && !isSent) email.current?.focus()
    wasSent.current = isSent
  }, [isSent])
  return { state, send: request.send, email }
}

interface RequestSentProps {
  email: string
  onAgain: () => void
}

/** Moves the focus here, because the button that had it is gone. */
const focus = (element: HTMLElement | null) => element?.focus()

/** What to do next; the toast has already said that the link was sent. */
function RequestSent({ email, onAgain }: RequestSentProps) {
  return (
    <div className={form.form}>
      <p ref={focus} className={form.said} role="status" tabIndex={-1}>
        {passwordRequestCopy.sentTo} <strong>{email}</strong>. {passwordRequestCopy.sentHint}
      </p>
      <p className={isDemo ? form.note : undefined}>{isDemo ? requestSentInDemo : passwordRequestCopy.notThere}</p>
      <Link to="/login" state={keepAskedFor} className={buttonClass('primary', true)}>
        {passwordRequestCopy.backToLogin}
      </Link>
      <Button variant="quiet" wide onClick={onAgain}>
        {passwordRequestCopy.again}
      </Button>
    </div>
  )
}
