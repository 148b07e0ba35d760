import type { RecordField } from '#src/contract/records.ts'
import { DateField } from '#src/ui/date-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { capitalized } from '#src/ui/in-words.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { fieldWords } from '#src/workbench/timeline/row-words.ts'
import type { FieldTexts } from './record-entries.ts'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'

interface RecordControlProps {
  field: RecordField
  /** 'country.' for the fields of a group */
  prefix?: string
  entries: FieldTexts
  errors: Readonly<Record<string, string>>
  onChange(path: string, entry: string): void
}

/** The control for one field of a record, or those of a group. */
export function RecordControl({ field, prefix = '', entries, errors, onChange }: RecordControlProps) {
  const { name, control, nullable, options = [], fields = [] } = field
  const path = prefix + name
  const shared = {
    label: fieldLabel(name),
    name: path,
    value: entries[path] ?? '',
    error: sentence(errors[path]),
  }
  switch (control) {
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend>{fieldLabel(name)}</legend>
          {fields.map((part) => (
            <RecordControl
              key={part.name}
              field={part}
              prefix={`${path}.`}
              entries={entries}
              errors={errors}
              onChange={onChange}
            />
          ))}
        </fieldset>
      )
    case 'flag':
    case 'choice':
      return (
        <SelectField
          {...shared}
          options={control === 'flag' ? ['true', 'false'] : options}
          {...(nullable ? { prompt: recordsCopy.null } : {})}
          onChange={({ currentTarget }) => onChange(path, currentTarget.value)}
        />
      )
    case 'date-time':
      return (
        <DateField
          {...shared}
          type="datetime-local"
          step="0.001"
          hint={recordsCopy.inUtc}
          onChange={(time) => onChange(path, time)}
        />
      )
    default:
      return (
        <Field
          {...shared}
          {...(control === 'number' || control === 'amount' ? { inputMode: 'decimal' } : {})}
          autoComplete="off"
          placeholder={nullable ? recordsCopy.nullHint : undefined}
          onChange={({ currentTarget }) => onChange(path, currentTarget.value)}
        />
      )
  }
}

/** A field's name in words: 'accountNumber' becomes 'Account number'. */
export function fieldLabel(name: string): string {
  return capitalized(fieldWords(name))
}

/** A reason such as 'must be true or false' as a sentence of its own. */
function sentence(reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : `${capitalized(reason)}.`
}
