import { type HistoryState, Link, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type RefObject, useDeferredValue, useSyncExternalStore } from 'react'
import type { StateFrom } from 'xstate'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { failedStatus } from '#src/content/failed-submit.ts'
import { loginCopy } from '#src/content/login.ts'
import { labels } from '#src/content/messages.ts'
import { passwordToggle } from '#src/content/password.ts'
import { credentialsForm, readForm } from '#src/contract/requests.ts'
import { keepAskedFor } from '#src/flows/session/guard.ts'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { useFlow, useShown } from '#src/flows/use-flow.ts'
import { demoParts } from '#src/platform/demo-parts.ts'
import { isDemo } from '#src/platform/env.ts'
import { storedUser } from '#src/platform/session-storage.ts'
import { prefetchDeferred, useDeferred } from '#src/platform/use-deferred.ts'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { key } from '#src/ui/drawings/keeping.ts'
import { EntryPage } from '#src/ui/entry-page.tsx'
import { Field } from '#src/ui/field.tsx'
import form from '#src/ui/form.module.css'
import { FormStatus } from '#src/ui/form-status.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import styles from './login.module.css'

export function Login() {
  const { state, send, form: formRef, reason, knownEmail } = useLogin()
  const { email, missing, isWrong, failure } = state.context
  const passwordError = isWrong ? loginCopy.wrong : missing.includes('password') ? labels.passwordRequired : undefined
  return (
    <EntryPage
      title={labels.signIn}
      lead={loginCopy.lead}
      aside={<LoginAside form={formRef} busy={state.hasTag('busy')} />}
    >
      <ScriptedForm
        ref={formRef}
        className={form.form}
        onSubmit={(form) => send({ type: 'credentials.submit', credentials: readForm(credentialsForm, form) })}
      >
        {reason === undefined ? null : <FormStatus tone="waits">{loginCopy.reasons[reason]}</FormStatus>}
        <Field
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email || knownEmail}
          error={missing.includes('email') ? labels.emailRequired : undefined}
          onChange={({ target }) => send({ type: 'email.edit', email: target.value })}
        />
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          toggle={passwordToggle}
          error={passwordError}
          onChange={() => send({ type: 'password.edit' })}
        />
        <Link to="/forget-password" state={keepAskedFor} className={form.link}>
          {labels.forgetPassword}
        </Link>
        <SubmitButton label={submitLabel(state)} busy={state.matches('submitting')} closed={state.hasTag('busy')} />
        {state.matches('verified') || state.matches('done') ? (
          <FormStatus tone="done">{loginCopy.verified}</FormStatus>
        ) : (
          <FormStatus {...failedStatus(failure)} />
        )}
        <Link to="/create-account" className={form.link}>
          {labels.createAnAccount}
        </Link>
      </ScriptedForm>
    </EntryPage>
  )
}

function submitLabel(state: StateFrom<typeof loginMachine>): string {
  if (state.matches({ submitting: 'verySlow' })) return labels.logInVerySlow
  if (state.matches({ submitting: 'slow' })) return labels.logInSlow
  return state.matches('submitting') ? labels.logInPending : labels.logIn
}

/** The history state of the prerendered page. */
const NO_STATE: HistoryState = {}

function useLogin() {
  const { history } = useRouter()
  const { environment } = useShown()
  const login = useFlow('login')
  const form = useFocusedForm(login)
  const state = useSelector(login, (snapshot) => snapshot)
  const { signInReason: reason, newEmail } = useSyncExternalStore<HistoryState>(
    history.subscribe,
    () => history.location.state,
    () => NO_STATE,
  )
  // Whose session has ended need not type who they are.
  const lastEmail = reason === undefined ? undefined : storedUser(environment.storage)?.email
  const knownEmail = newEmail ?? (typeof lastEmail === 'string' ? lastEmail : '')
  return { state, send: login.send, form, reason, knownEmail }
}

interface LoginAsideProps {
  form: RefObject<HTMLFormElement | null>
  busy: boolean
}

/** The persona list in the demo (DEMO-2), a drawing in a live build. Reserves the list's space while it loads. */
function LoginAside(props: LoginAsideProps) {
  return isDemo ? <Personas {...props} /> : <Sketched of={key} />
}

function Personas({ form, busy }: LoginAsideProps) {
  const loaded = useDeferred(loadPersonaList) ?? null
  // The form is seen before the list is rendered (PERF-7).
  const PersonaList = useDeferredValue(loaded, null)
  return (
    <div className={styles.place}>
      {PersonaList === null ? null : (
        <PersonaList
          busy={busy}
          onChoose={(credentials) => {
            fill(form.current, credentials)
            form.current?.requestSubmit()
          }}
        />
      )}
    </div>
  )
}

function fill(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
}

/** If the mock fails to start, nothing is shown. */
const loadPersonaList = () => demoParts.then((parts) => parts.loadPersonaList())

if (isDemo) prefetchDeferred(loadPersonaList)
