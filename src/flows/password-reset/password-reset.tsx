import { useParams } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { labels } from '#src/content/messages.ts'
import { passwordResetCopy, passwordToggle } from '#src/content/password.ts'
import { passwordsForm, readForm } from '#src/contract/forms.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { linkValue } from '#src/platform/link-text.ts'
import { Lock } from '#src/ui/drawings/keeping.tsx'
import { EntryPage } from '#src/ui/entry-page.tsx'
import { Field } from '#src/ui/field.tsx'
import form from '#src/ui/form.module.css'
import { PasswordField } from '#src/ui/password-field.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { ResetStatus } from './reset-status.tsx'

export function PasswordReset() {
  const { id } = useParams({ from: '/_public/reset-password/$id' })
  const { state, send } = usePasswordReset()
  return (
    <EntryPage title={passwordResetCopy.title} lead={passwordResetCopy.lead} aside={<Lock />}>
      <ScriptedForm
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          const passwords = readForm(passwordsForm, event.currentTarget)
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

function usePasswordReset() {
  const reset = useFlow('password-reset')
  const state = useSelector(reset, (snapshot) => snapshot)
  return { state, send: reset.send }
}
