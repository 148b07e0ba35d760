import { STEPS } from '#machines/sign-up/sign-up-draft.ts'
import { labels } from '#src/content/messages.ts'
import { signUpCopy, signUpSteps } from '#src/content/sign-up.ts'
import { passwordsForm, readForm } from '#src/contract/forms.ts'
import { Backdrop } from '#src/flows/backdrop/backdrop.tsx'
import { Button } from '#src/ui/button.tsx'
import { EntryPage } from '#src/ui/entry-page.tsx'
import form from '#src/ui/form.module.css'
import { Progress } from '#src/ui/progress.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { CredentialsFields } from './credentials-fields.tsx'
import styles from './sign-up.module.css'
import { SignUpStatus } from './sign-up-status.tsx'
import { StepFields } from './step-fields.tsx'
import { useSignUp } from './use-sign-up.ts'

export function SignUp() {
  const { signUp, form: formRef, heading, step, label, canGoBack, isSubmitting, isBusy } = useSignUp()
  const { send } = signUp
  return (
    <Backdrop>
      <EntryPage title={labels.signUp} lead={labels.signUpSubtitle}>
        <Progress
          label={signUpCopy.progress}
          steps={STEPS.map((name) => signUpSteps[name])}
          current={STEPS.indexOf(step)}
        />
        <div className={styles.head}>
          <h2 ref={heading} className={styles.heading} tabIndex={-1}>
            {signUpSteps[step]}
          </h2>
          <p className={styles.count}>{signUpCopy.step(STEPS.indexOf(step) + 1, STEPS.length)}</p>
        </div>
        <ScriptedForm
          ref={formRef}
          className={`${form.form} ${styles.form}`}
          data-step={step}
          onSubmit={(event) => {
            event.preventDefault()
            if (step === 'credentials')
              send({ type: 'credentials.submit', passwords: readForm(passwordsForm, event.currentTarget) })
            else send({ type: 'step.submit' })
          }}
        >
          {step === 'credentials' ? (
            <CredentialsFields flow={signUp} />
          ) : (
            <StepFields key={step} step={step} flow={signUp} />
          )}
          <div className={styles.buttons}>
            {canGoBack ? (
              <Button variant="secondary" onClick={() => send({ type: 'step.back' })}>
                {signUpCopy.back}
              </Button>
            ) : null}
            <SubmitButton label={label} busy={isSubmitting} closed={isBusy} />
          </div>
          <SignUpStatus flow={signUp} />
        </ScriptedForm>
      </EntryPage>
    </Backdrop>
  )
}
