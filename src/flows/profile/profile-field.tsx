import { useSelector } from '@xstate/react'
import type { SignUpDraft } from '#machines/sign-up/sign-up-draft.ts'
import { fieldErrorText } from '#src/content/field-errors.ts'
import { countryCopy, type SignUpFieldCopy } from '#src/content/sign-up.ts'
import type { Country } from '#src/contract/entities.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { ComboboxField, type ComboboxItem, type ComboboxSearch } from '#src/ui/combobox-field.tsx'
import { DateField } from '#src/ui/date-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { type CountryOption, countryOptions } from './countries.ts'
import { findCountries } from './find-countries.ts'

interface ProfileFieldProps {
  flow: FlowOf<'sign-up' | 'account-settings'>
  copy: SignUpFieldCopy
  /** the stored values, which blank fields keep; omitted where there are none */
  held?: SignUpDraft
  /** shown in a choice that is not made */
  prompt: string
}

/**
 * One field of a customer's profile, in the wizard (SIGN-1) and in the settings (ACCT-2). Typing into it renders only this field. An emptied one
 * shows the value that will be kept as its placeholder.
 */
export function ProfileField({ flow, copy, held, prompt }: ProfileFieldProps) {
  const value = useSelector(flow, ({ context }) => valueIn(context.draft, copy))
  const error = fieldErrorText(useSelector(flow, ({ context }) => context.errors[copy.name]))
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  const onChange = (change: Partial<SignUpDraft>) => flow.send({ type: 'fields.change', change })
  if (copy.kind === 'country') {
    return (
      <ComboboxField
        label={copy.label}
        name={copy.name}
        autoComplete="country-name"
        search={searchCountries}
        value={value}
        onChoose={(name) => onChange({ country: countryOf(name, held) })}
        copy={{ ...countryCopy, placeholder: held?.country?.name ?? countryCopy.placeholder }}
        error={error}
        readOnly={isBusy}
      />
    )
  }
  const { kind, ...props } = copy
  const shared = { value, error }
  const take = (text: string) => onChange({ [copy.name]: text })
  if ('options' in props) {
    return (
      <SelectField
        {...props}
        {...shared}
        options={withHeld(props.options, held?.[copy.name] ?? '')}
        prompt={prompt}
        disabled={isBusy}
        onChange={({ target }) => take(target.value)}
      />
    )
  }
  if (props.type === 'date') return <DateField {...props} {...shared} type="date" readOnly={isBusy} onChange={take} />
  return (
    <Field
      {...props}
      {...shared}
      placeholder={held?.[copy.name]}
      readOnly={isBusy}
      onChange={({ target }) => take(target.value)}
    />
  )
}

/** What a field shows of a draft. */
function valueIn(draft: SignUpDraft, copy: SignUpFieldCopy): string {
  return copy.kind === 'country' ? (draft.country?.name ?? '') : draft[copy.name]
}

/** The last search: a field that renders again shows the same list. */
let last: { text: string; found: ComboboxSearch } | null = null

function searchCountries(text: string): ComboboxSearch {
  if (last?.text === text) return last.found
  const { countries, best, exact } = findCountries(countryOptions, text)
  const found = { items: countries.map(itemOf), best: best?.name ?? null, exact: exact?.name ?? null }
  last = { text, found }
  return found
}

function itemOf({ code, name, native, symbol }: CountryOption): ComboboxItem {
  return { value: name, label: name, alias: native === name ? '' : native, notes: [code, symbol] }
}

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
