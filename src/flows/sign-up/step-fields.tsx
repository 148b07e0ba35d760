import { useSelector } from '@xstate/react'
import { signUpCopy, signUpErrorTexts, signUpFields } from '#src/content/sign-up.ts'
import { ProfileField, valueIn } from '#src/flows/profile/profile-field.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'

interface StepFieldsProps {
  step: keyof typeof signUpFields
  flow: FlowOf<'sign-up'>
}

export function StepFields({ step, flow }: StepFieldsProps) {
  return signUpFields[step].map((copy) => <StepField key={copy.name} copy={copy} flow={flow} />)
}

interface StepFieldProps {
  copy: (typeof signUpFields)[keyof typeof signUpFields][number]
  flow: FlowOf<'sign-up'>
}

/** Typing into a field renders only that field. */
function StepField({ copy, flow }: StepFieldProps) {
  const value = useSelector(flow, ({ context }) => valueIn(context.draft, copy))
  const error = useSelector(flow, ({ context }) => context.errors[copy.name])
  return (
    <ProfileField
      copy={copy}
      value={value}
      prompt={signUpCopy.choose}
      error={error === undefined ? undefined : signUpErrorTexts[error]}
      onChange={(change) => flow.send({ type: 'fields.change', change })}
    />
  )
}
