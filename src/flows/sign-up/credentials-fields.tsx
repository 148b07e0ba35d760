import { useSelector } from '@xstate/react'
import { passwordToggle } from '#src/content/password.ts'
import { credentialsFields, signUpErrorTexts } from '#src/content/sign-up.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { PasswordField } from '#src/ui/password-field.tsx'

const NAMES = ['password', 'confirmpassword'] as const

/** Uncontrolled inputs: the passwords are nowhere else, and are lost when the step unmounts (SIGN-9). */
export function CredentialsFields({ flow }: { flow: FlowOf<'sign-up'> }) {
  const errors = useSelector(flow, ({ context }) => context.errors)
  const email = useSelector(flow, ({ context }) => context.draft.email)
  return (
    <>
      <KnownUsername value={email} />
      {NAMES.map((name) => {
        const error = errors[name]
        return (
          <PasswordField
            key={name}
            name={name}
            label={credentialsFields[name]}
            autoComplete="new-password"
            toggle={passwordToggle}
            error={error === undefined ? undefined : signUpErrorTexts[error]}
            onChange={() => flow.send({ type: 'password.edit' })}
          />
        )
      })}
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
