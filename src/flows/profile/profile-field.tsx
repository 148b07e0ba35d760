import type { SignUpDraft } from '#machines/sign-up/sign-up-draft.ts'
import { countryCopy, type SignUpFieldCopy } from '#src/content/sign-up.ts'
import type { Country } from '#src/contract/entities.ts'
import { ComboboxField } from '#src/ui/combobox-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { countryOptions } from './countries.ts'

interface ProfileFieldProps {
  copy: SignUpFieldCopy
  value: string
  /** the stored values, which blank fields keep; omitted where there are none */
  held?: SignUpDraft
  /** shown in a choice that is not made */
  prompt: string
  error: string | undefined
  isBusy?: boolean
  onChange: (change: Partial<SignUpDraft>) => void
}

/** One field of a customer's profile, in the wizard (SIGN-1) and in the settings (ACCT-2). */
export function ProfileField({ copy, value, held, prompt, error, isBusy = false, onChange }: ProfileFieldProps) {
  if (copy.kind === 'country') {
    return (
      <ComboboxField
        label={copy.label}
        name={copy.name}
        items={countryItems}
        value={value}
        onChoose={(name) => onChange({ country: countryOf(name, held) })}
        copy={{ ...countryCopy, placeholder: held?.country?.name ?? countryCopy.placeholder }}
        error={error}
        readOnly={isBusy}
      />
    )
  }
  const { kind, ...props } = copy
  const shared = {
    value,
    error,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [copy.name]: target.value }),
  }
  return 'options' in props ? (
    <SelectField
      {...props}
      {...shared}
      options={withHeld(props.options, held?.[copy.name] ?? '')}
      prompt={prompt}
      disabled={isBusy}
    />
  ) : (
    <Field {...props} {...shared} placeholder={held?.[copy.name]} readOnly={isBusy} />
  )
}

/** What a field shows of a draft. */
export function valueIn(draft: SignUpDraft, copy: SignUpFieldCopy): string {
  return copy.kind === 'country' ? (draft.country?.name ?? '') : draft[copy.name]
}

const countryItems = countryOptions.map(({ code, name, native, symbol }) => ({
  value: name,
  label: name,
  alias: native === name ? '' : native,
  notes: [code, symbol],
}))

/** The stored country keeps its stored symbol. */
function countryOf(name: string, held: SignUpDraft | undefined): Country | null {
  if (held?.country?.name === name) return held.country
  const country = countryOptions.find((option) => option.name === name)
  return country === undefined ? null : { name: country.name, symbol: country.symbol }
}

/** Adds the stored value, which may no longer be among the options. */
function withHeld(options: readonly string[], held: string): readonly string[] {
  return held === '' || options.includes(held) ? options : [held, ...options]
}
