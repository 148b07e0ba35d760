import type { RefObject } from 'react'
import type { StateFrom } from 'xstate'
import {
  type PeriodField,
  periodErrors,
  type StatementEvent,
  type statementMachine,
} from '#machines/statement/statement.machine.ts'
import { fieldErrorText } from '#src/content/field-errors.ts'
import { statementCopy } from '#src/content/statement.ts'
import { DateField } from '#src/ui/date-field.tsx'
import styles from './statement.module.css'

interface PeriodFieldsProps {
  state: StateFrom<typeof statementMachine>
  send: (event: StatementEvent) => void
  fields: RefObject<HTMLFieldSetElement | null>
}

const LABELS: [PeriodField, string][] = [
  ['from', statementCopy.from],
  ['to', statementCopy.to],
]

/** The statement's period: two date fields. */
export function PeriodFields({ state, send, fields }: PeriodFieldsProps) {
  const { period } = state.context
  const errors = periodErrors(period)
  return (
    <fieldset ref={fields} className={styles.period}>
      <legend className="visually-hidden">{statementCopy.period}</legend>
      {LABELS.map(([field, label]) => (
        <DateField
          key={field}
          label={label}
          name={field}
          type="date"
          max="9999-12-31"
          value={period[field]}
          error={fieldErrorText(errors[field])}
          onChange={(day) => send({ type: 'period.change', change: { [field]: day } })}
        />
      ))}
    </fieldset>
  )
}
