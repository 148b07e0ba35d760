import { Link, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { StateFrom } from 'xstate'
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import { type SignUpStep, STEPS } from '#machines/sign-up/sign-up-draft.ts'
import { failedStatus } from '#src/content/failed-submit.ts'
import { fieldErrorText, fieldErrorTexts } from '#src/content/field-errors.ts'
import { labels } from '#src/content/messages.ts'
import { passwordToggle } from '#src/content/password.ts'
import { credentialsFields, signUpCopy, signUpFields, signUpSteps } from '#src/content/sign-up.ts'
import { passwordsForm, readForm } from '#src/contract/requests.ts'
import { Backdrop } from '#src/flows/backdrop/backdrop.tsx'
import { ProfileField } from '#src/flows/profile/profile-field.tsx'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { type FlowOf, useFlow } from '#src/flows/use-flow.ts'
import { Button } from '#src/ui/button.tsx'
import { EntryPage } from '#src/ui/entry-page.tsx'
import form from '#src/ui/form.module.css'
import { FormStatus } from '#src/ui/form-status.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import styles from './sign-up.module.css'

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
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {signUpSteps[step]}
        </h2>
        <ScriptedForm
          ref={formRef}
          className={`${form.form} ${styles.form}`}
          data-step={step}
          onSubmit={(form) => {
            if (step === 'credentials') send({ type: 'credentials.submit', passwords: readForm(passwordsForm, form) })
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

type SignUpState = StateFrom<typeof signUpMachine>

/** The visible step; the last one stays visible while it is submitted. */
function stepOf(state: SignUpState): SignUpStep {
  if (state.matches('identity')) return 'identity'
  if (state.matches('contact')) return 'contact'
  return state.matches('details') ? 'details' : 'credentials'
}

/** The button's label (SIGN-4). */
function submitLabel(state: SignUpState): string {
  if (state.matches({ submitting: 'verySlow' })) return labels.signUpVerySlow
  if (state.matches({ submitting: 'slow' })) return labels.signUpSlow
  if (state.matches('submitting')) return labels.signUpPending
  return stepOf(state) === 'credentials' ? labels.signUp : labels.nextStep
}

interface StepFieldsProps {
  step: keyof typeof signUpFields
  flow: FlowOf<'sign-up'>
}

function StepFields({ step, flow }: StepFieldsProps) {
  return signUpFields[step].map((copy) => (
    <ProfileField key={copy.name} flow={flow} copy={copy} prompt={signUpCopy.choose} />
  ))
}

const NAMES = ['password', 'confirmpassword'] as const

/** Uncontrolled inputs: the passwords are nowhere else, and are lost when the step unmounts (SIGN-9). */
function CredentialsFields({ flow }: { flow: FlowOf<'sign-up'> }) {
  const errors = useSelector(flow, ({ context }) => context.errors)
  const email = useSelector(flow, ({ context }) => context.draft.email)
  return (
    <>
      <KnownUsername value={email} />
      {NAMES.map((name) => (
        <PasswordField
          key={name}
          name={name}
          label={credentialsFields[name]}
          autoComplete="new-password"
          toggle={passwordToggle}
          error={fieldErrorText(errors[name])}
          onChange={() => flow.send({ type: 'password.edit' })}
        />
      ))}
    </>
  )
}

/**
 * Tells password managers whose password a form asks for, where the page knows it and does not ask (IN-9). It has no name, so that the form does
 * not send it.
 */
function KnownUsername({ value }: { value: string }) {
  return <input type="email" autoComplete="username" value={value} readOnly hidden />
}

/** Why the last submit failed, or, on the last step, the link to sign in. */
function SignUpStatus({ flow }: { flow: FlowOf<'sign-up'> }) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const step = useSelector(flow, stepOf)
  const isRegistered = useSelector(flow, (state) => state.matches('registered') || state.matches('done'))
  return step === 'credentials' ? (
    <>
      {isRegistered ? (
        <FormStatus tone="done">{signUpCopy.registered}</FormStatus>
      ) : failure === 'email-taken' ? (
        <FormStatus tone="failed">
          {fieldErrorTexts['account-exists']}{' '}
          <Button variant="quiet" onClick={() => flow.send({ type: 'email.mend' })}>
            {signUpCopy.changeEmail}
          </Button>
        </FormStatus>
      ) : (
        <FormStatus {...failedStatus(failure)} />
      )}
      <Link to="/login" className={form.link}>
        {labels.alreadyRegistered}
      </Link>
    </>
  ) : null
}
