import { useParams } from '@tanstack/react-router'
import { labels } from '#src/content/messages.ts'
import { passwordResetCopy, passwordToggle } from '#src/content/password.ts'
import { Lock } from '#src/drawings/keeping.tsx'
import { EntryPage } from '#src/ui/entry-page.tsx'
import form from '#src/ui/form.module.css'
import { PasswordField } from '#src/ui/password-field.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { ResetStatus } from './reset-status.tsx'
import { usePasswordReset } from './use-password-reset.ts'

export function PasswordReset() {
  const { id } = useParams({ from: '/_public/reset-password/$id' })
  const [state, send] = usePasswordReset()
  return (
    <EntryPage title={passwordResetCopy.title} lead={passwordResetCopy.lead} aside={<Lock />}>
      <ScriptedForm
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'password.submit', reset: { ...passwordsIn(event.currentTarget), resetToken: id } })
        }}
      >
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
        <ResetStatus failure={state.context.failure} changed={state.matches('changed')} />
      </ScriptedForm>
    </EntryPage>
  )
}

/** Read at the submit and kept nowhere: the passwords stay in their inputs. */
function passwordsIn(form: HTMLFormElement) {
  const data = new FormData(form)
  return { password: String(data.get('password')), confirmpassword: String(data.get('confirmpassword')) }
}
