import { useSelector } from '@xstate/react'
import { passwordToggle } from '#src/content/password.ts'
import { credentialsFields, signUpErrorTexts } from '#src/content/sign-up.ts'
import { KnownUsername } from '#src/ui/known-username.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import type { SignUpFlow } from './use-sign-up.ts'

const NAMES = ['password', 'confirmpassword'] as const

/** Uncontrolled inputs: the passwords are nowhere else, and are lost when the step unmounts (SIGN-9). */
export function CredentialsFields({ flow }: { flow: SignUpFlow }) {
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
