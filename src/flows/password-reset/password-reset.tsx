import { Link, useParams } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { failedStatus } from '#src/content/failed-submit.ts'
import { labels } from '#src/content/messages.ts'
import { passwordResetCopy, passwordToggle } from '#src/content/password.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { passwordsForm, readForm } from '#src/contract/requests.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { linkValue } from '#src/platform/link-text.ts'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { lock } from '#src/ui/drawings/keeping.ts'
import { EntryPage } from '#src/ui/entry-page.tsx'
import { Field } from '#src/ui/field.tsx'
import form from '#src/ui/form.module.css'
import { FormStatus } from '#src/ui/form-status.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'

export function PasswordReset() {
  const { id } = useParams({ from: '/_public/reset-password/$id' })
  const reset = useFlow('password-reset')
  const { send } = reset
  const state = useSelector(reset, (snapshot) => snapshot)
  return (
    <EntryPage title={passwordResetCopy.title} lead={passwordResetCopy.lead} aside={<Sketched of={lock} />}>
      <ScriptedForm
        className={form.form}
        onSubmit={(form) => {
          const passwords = readForm(passwordsForm, form)
          send({ type: 'password.submit', reset: { ...passwords, resetToken: new Redacted('token', linkValue(id)) } })
        }}
      >
        <Field
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          hint={passwordResetCopy.emailHint}
        />
        <PasswordField
          label={labels.resetPasswordField}
          name="password"
          autoComplete="new-password"
          toggle={passwordToggle}
          onChange={() => send({ type: 'password.edit' })}
        />
        <PasswordField
          label={labels.resetConfirmField}
          name="confirmpassword"
          autoComplete="new-password"
          toggle={passwordToggle}
          onChange={() => send({ type: 'password.edit' })}
        />
        <SubmitButton
          label={state.matches('submitting') ? labels.resettingPassword : labels.resetPassword}
          busy={state.matches('submitting')}
          closed={state.hasTag('busy')}
        />
        <ResetStatus failure={state.context.failure} changed={state.matches('changed') || state.matches('done')} />
      </ScriptedForm>
    </EntryPage>
  )
}

interface ResetStatusProps {
  failure: string | null
  changed: boolean
}

/** The toast has the same text for two errors (RESET-3); this says which it was and what to do. */
function ResetStatus({ failure, changed }: ResetStatusProps) {
  if (changed) return <FormStatus tone="done">{passwordResetCopy.changed}</FormStatus>
  if (failure === 'passwords-differ') return <FormStatus tone="failed">{passwordResetCopy.differ}</FormStatus>
  if (failure === 'token-invalid') {
    return (
      <FormStatus tone="failed">
        {passwordResetCopy.linkDead} <Link to="/forget-password">{passwordResetCopy.newLink}</Link>
      </FormStatus>
    )
  }
  return <FormStatus {...failedStatus(failure as FailureCode | null)} />
}
