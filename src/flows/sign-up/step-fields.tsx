import type { SignUpContext, SignUpEvent } from '#machines/sign-up/sign-up.machine.ts'
import { signUpCopy, signUpErrorTexts, signUpFields } from '#src/content/sign-up.ts'
import { ProfileField } from '#src/flows/profile/profile-field.tsx'

interface StepFieldsProps {
  step: keyof typeof signUpFields
  context: SignUpContext
  send: (event: SignUpEvent) => void
}

export function StepFields({ step, context: { draft, errors }, send }: StepFieldsProps) {
  return signUpFields[step].map((copy) => {
    const error = errors[copy.name]
    return (
      <ProfileField
        key={copy.name}
        copy={copy}
        draft={draft}
        prompt={signUpCopy.choose}
        error={error === undefined ? undefined : signUpErrorTexts[error]}
        onChange={(change) => send({ type: 'fields.change', change })}
      />
    )
  })
}
