import type { SignUpContext, SignUpEvent } from '#machines/sign-up.machine.ts'
import { countryCopy, type SignUpFieldCopy, signUpCopy, signUpErrorTexts, signUpFields } from '#src/content/sign-up.ts'
import { ComboboxField } from '#src/ui/combobox-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { countryOptions } from './countries.ts'

interface StepFieldsProps {
  step: keyof typeof signUpFields
  context: SignUpContext
  send: (event: SignUpEvent) => void
}

export function StepFields({ step, ...rest }: StepFieldsProps) {
  return signUpFields[step].map((copy) => <StepField key={copy.name} copy={copy} {...rest} />)
}

interface StepFieldProps extends Omit<StepFieldsProps, 'step'> {
  copy: SignUpFieldCopy
}

function StepField({ copy, context: { draft, errors }, send }: StepFieldProps) {
  const error = errors[copy.name]
  const words = error === undefined ? undefined : signUpErrorTexts[error]
  if (copy.kind === 'country') {
    return (
      <ComboboxField
        {...copy}
        items={countryItems}
        value={draft.country?.name ?? ''}
        onChoose={(name) => send({ type: 'fields.change', change: { country: countryOf(name) } })}
        copy={countryCopy}
        error={words}
      />
    )
  }
  const { kind, ...props } = copy
  const shared = {
    value: draft[copy.name],
    error: words,
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'fields.change', change: { [copy.name]: target.value } }),
  }
  return 'options' in props ? (
    <SelectField {...props} {...shared} prompt={signUpCopy.choose} />
  ) : (
    <Field {...props} {...shared} />
  )
}

const countryItems = countryOptions.map(({ code, name, native }) => ({
  value: name,
  label: name,
  note: code,
  alias: native,
}))

function countryOf(name: string) {
  const country = countryOptions.find((option) => option.name === name)
  return country === undefined ? null : { name: country.name, symbol: country.symbol }
}
