import type { StateFrom } from 'xstate'
import type { SignUpEvent, signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import { passwordToggle } from '#src/content/password.ts'
import { credentialsFields, signUpErrorTexts } from '#src/content/sign-up.ts'
import { PasswordField } from '#src/ui/password-field.tsx'

interface CredentialsFieldsProps {
  state: StateFrom<typeof signUpMachine>
  send: (event: SignUpEvent) => void
}

const NAMES = ['password', 'confirmpassword'] as const

/** Uncontrolled inputs: the passwords are nowhere else, and are lost when the step unmounts (SIGN-9). */
export function CredentialsFields({ state, send }: CredentialsFieldsProps) {
  const { errors } = state.context
  return NAMES.map((name) => {
    const error = errors[name]
    return (
      <PasswordField
        key={name}
        name={name}
        label={credentialsFields[name]}
        autoComplete="new-password"
        toggle={passwordToggle}
        error={error === undefined ? undefined : signUpErrorTexts[error]}
        onChange={() => send({ type: 'password.edit' })}
      />
    )
  })
}
