import type { RefObject } from 'react'
import type { StateFrom } from 'xstate'
import {
  type Period,
  type PeriodField,
  periodErrors,
  type StatementEvent,
  type statementMachine,
} from '#machines/statement/statement.machine.ts'
import { statementCopy, statementPresets } from '#src/content/statement.ts'
import { useShown } from '#src/flows/use-flow.ts'
import { dayOf } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { DateField } from '#src/ui/date-field.tsx'
import { presetPeriod } from './days.ts'
import styles from './statement.module.css'

interface PeriodFieldsProps {
  state: StateFrom<typeof statementMachine>
  send: (event: StatementEvent) => void
  /** the days of all transfers */
  span: Period | null
  fields: RefObject<HTMLFieldSetElement | null>
}

const LABELS: [PeriodField, string][] = [
  ['from', statementCopy.from],
  ['to', statementCopy.to],
]

/** The statement's period: two date fields and buttons for presets. */
export function PeriodFields({ state, send, span, fields }: PeriodFieldsProps) {
  const { period } = state.context
  const errors = periodErrors(period)
  const today = dayOf(useShown().environment.clock.now())
  return (
    <fieldset ref={fields} className={styles.period}>
      <legend className="visually-hidden">{statementCopy.period}</legend>
      <div className={styles.presets}>
        {statementPresets.map(({ id, label }) => {
          const { from, to } = presetPeriod(id, today, span)
          return (
            <Button
              key={id}
              variant="secondary"
              className={styles.preset}
              aria-pressed={from === period.from && to === period.to}
              onClick={() => send({ type: 'period.change', change: { from, to } })}
            >
              {label}
            </Button>
          )
        })}
      </div>
      <div className={styles.days}>
        {LABELS.map(([field, label]) => {
          const error = errors[field]
          return (
            <DateField
              key={field}
              label={label}
              name={field}
              type="date"
              max="9999-12-31"
              value={period[field]}
              error={error === undefined ? undefined : statementCopy.errors[error]}
              onChange={(day) => send({ type: 'period.change', change: { [field]: day } })}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
