import type { RecordField, RecordRow } from '#src/contract/records.ts'
import type { FieldTexts } from './record-entries.ts'
import { fieldLabel, RecordControl } from './record-field.tsx'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'

interface RecordFormProps {
  fields: readonly RecordField[]
  row: RecordRow
  entries: FieldTexts
  errors: Readonly<Record<string, string>>
  onChange(path: string, entry: string): void
}

/** A record's fields as controls. Which record it is and its files are shown only. */
export function RecordForm({ fields, row, ...rest }: RecordFormProps) {
  const isShown = ({ control }: RecordField) => control === 'fixed' || control === 'file'
  return (
    <>
      <dl className={styles.facts}>
        {fields.filter(isShown).map(({ name, control }) => (
          <div key={name}>
            <dt>{fieldLabel(name.replace(/^_/, ''))}</dt>
            <dd>{control === 'file' ? fileWords(row[name]) : String(row[name])}</dd>
          </div>
        ))}
      </dl>
      {fields
        .filter((field) => !isShown(field))
        .map((field) => (
          <RecordControl key={field.name} field={field} {...rest} />
        ))}
    </>
  )
}

function fileWords(file: unknown): string {
  return typeof file === 'object' && file !== null
    ? recordsCopy.file(file as Parameters<typeof recordsCopy.file>[0])
    : recordsCopy.noFile
}
