import { Field } from '#src/ui/field.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { useNotice } from '#src/ui/use-notice.ts'
import { KEPT_ENTRIES, type LogRange, type LogSource, type TraceEntry } from '#src/workbench/contract/source.ts'
import flows from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import styles from './log.module.css'
import { type LogFilter, passes } from './log-filter.ts'
import { LogRows } from './log-rows.tsx'
import { useFrames } from './use-flow-live.ts'

const copy = flowsCopy.log

interface LogProps {
  log: LogSource
  filter: LogFilter
  onFilter: (filter: LogFilter) => void
  lookedAt: LogRange | null
  /** Looks at the moment of an entry. Rejects in words. */
  onChoose: (entry: TraceEntry) => Promise<void>
}

/** Everything that happened, in order and in virtual time, a row each (FLOW-3). */
export function Log({ log, filter, onFilter, lookedAt, onChoose }: LogProps) {
  const all = Math.min(KEPT_ENTRIES, useFrames(log.subscribe, log.count))
  const rows = log.list().filter((entry) => passes(entry, filter))
  const [said, say] = useNotice('')

  async function choose(entry: TraceEntry) {
    say('')
    try {
      await onChoose(entry)
    } catch (error) {
      say((error as Error).message)
    }
  }

  return (
    <section className={styles.log} aria-label={copy.label}>
      <div className={styles.bar}>
        <Field
          label={copy.search}
          name="search"
          type="search"
          autoComplete="off"
          className={styles.search}
          value={filter.search}
          onChange={({ currentTarget }) => onFilter({ ...filter, search: currentTarget.value })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filter.all}
            onChange={({ currentTarget }) => onFilter({ ...filter, all: currentTarget.checked })}
          />
          <span>{copy.everything}</span>
        </label>
        <p className={flows.note}>{copy.count(rows.length, all)}</p>
        <FormStatus>{said}</FormStatus>
      </div>
      {rows.length === 0 ? (
        <p className={flows.note}>{all === 0 ? copy.none : copy.noneFits}</p>
      ) : (
        // Other rows are another list, which opens at its end.
        <LogRows key={`${filter.all} ${filter.search}`} rows={rows} lookedAt={lookedAt} onChoose={choose} />
      )}
    </section>
  )
}
