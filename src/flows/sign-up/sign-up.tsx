import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { STEPS } from '#machines/sign-up/sign-up-draft.ts'
import { labels } from '#src/content/messages.ts'
import { signUpCopy, signUpSteps } from '#src/content/sign-up.ts'
import { passwordsForm, readForm } from '#src/contract/forms.ts'
import { Backdrop } from '#src/flows/backdrop/backdrop.tsx'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { Button } from '#src/ui/button.tsx'
import { EntryPage } from '#src/ui/entry-page.tsx'
import form from '#src/ui/form.module.css'
import { Progress } from '#src/ui/progress.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { CredentialsFields } from './credentials-fields.tsx'
import styles from './sign-up.module.css'
import { SignUpStatus } from './sign-up-status.tsx'
import { stepOf, submitLabel } from './step.ts'
import { StepFields } from './step-fields.tsx'

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

function useSignUp() {
  const { history } = useRouter()
  const signUp = useFlow('sign-up')
  const form = useFocusedForm(signUp)
  const heading = useRef<HTMLHeadingElement>(null)
  // Each step is an entry of the history. The heading is the same element on all, and the next Tab from it leads to the first field.
  useEffect(() => {
    const { pathname } = history.location
    const stop = history.subscribe(({ location, action }) => {
      if (location.pathname === pathname && action.type !== 'REPLACE') heading.current?.focus()
    })
    return () => stop()
  }, [history])
  return {
    signUp,
    form,
    heading,
    step: useSelector(signUp, stepOf),
    label: useSelector(signUp, submitLabel),
    canGoBack: useSelector(signUp, (state) => state.can({ type: 'step.back' })),
    isSubmitting: useSelector(signUp, (state) => state.matches('submitting')),
    isBusy: useSelector(signUp, (state) => state.hasTag('busy')),
  }
}
