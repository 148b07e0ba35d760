import { ArrowDownToLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { useNotice } from '#src/ui/use-notice.ts'
import { KEPT_ENTRIES, type LogRange, type LogSource, type TraceEntry } from '#src/workbench/contract/source.ts'
import flows from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import styles from './log.module.css'
import { type EntryKind, KINDS, type LogFilter, passes } from './log-filter.ts'
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
  /** there is room for the filter in its bar */
  isBesideChart: boolean
}

/** Everything that happened, in order and in virtual time, a row each (FLOW-3). */
export function Log({ log, filter, onFilter, lookedAt, onChoose, isBesideChart }: LogProps) {
  const all = Math.min(KEPT_ENTRIES, useFrames(log.subscribe, log.count))
  const rows = log.list().filter((entry) => passes(entry, filter))
  const [wantsNewest, setWantsNewest] = useState(true)
  const fields = <LogFilterFields filter={filter} onChange={onFilter} />
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
        {isBesideChart ? fields : null}
        <Button
          variant="secondary"
          title={copy.follow}
          aria-pressed={wantsNewest}
          onClick={() => setWantsNewest(!wantsNewest)}
        >
          <ArrowDownToLine aria-hidden size={16} /> <span>{copy.follow}</span>
        </Button>
        <p className={flows.note}>{copy.count(rows.length, all)}</p>
        <FormStatus>{said}</FormStatus>
      </div>
      {isBesideChart ? null : (
        <details className={styles.filters}>
          <summary>{copy.filter}</summary>
          {fields}
        </details>
      )}
      {rows.length === 0 ? (
        <p className={flows.note}>{all === 0 ? copy.none : copy.noneFits}</p>
      ) : (
        <LogRows
          rows={rows}
          follows={wantsNewest && lookedAt === null}
          onUnfollow={() => setWantsNewest(false)}
          lookedAt={lookedAt}
          onChoose={choose}
        />
      )}
    </section>
  )
}

interface LogFilterFieldsProps {
  filter: LogFilter
  onChange: (filter: LogFilter) => void
}

function LogFilterFields({ filter, onChange }: LogFilterFieldsProps) {
  const toggle = (kind: EntryKind) => {
    const kinds = new Set(filter.kinds)
    if (!kinds.delete(kind)) kinds.add(kind)
    onChange({ ...filter, kinds })
  }
  return (
    <div className={styles.filter}>
      <div role="group" aria-label={copy.shown} className={styles.kinds}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            data-kind={kind}
            aria-pressed={filter.kinds.has(kind)}
            onClick={() => toggle(kind)}
          >
            <span className={styles.mark} aria-hidden />
            {copy.kinds[kind]}
          </Button>
        ))}
      </div>
      <Field
        label={copy.search}
        name="search"
        placeholder={copy.search}
        type="search"
        autoComplete="off"
        value={filter.search}
        onChange={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
      />
    </div>
  )
}
