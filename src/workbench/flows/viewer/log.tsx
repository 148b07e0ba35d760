import { ArrowDownToLine } from 'lucide-react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { useNotice } from '#src/ui/use-notice.ts'
import type { LogRange, TraceEntry } from '#src/workbench/contract/source.ts'
import flows from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import styles from './log.module.css'
import type { LogModel } from './log-model.ts'
import { type EntryKind, KINDS, type LogFilter, type LogView } from './log-model.ts'
import { LogRows } from './log-rows.tsx'
import { useIsWide } from './use-is-wide.ts'

const copy = flowsCopy.log
/** px from which a row has one line */
const ROOM_FOR_LINES = 600

interface LogProps {
  model: LogModel
  lookedAt: LogRange | null
  /** Looks at the moment of an entry. Rejects in words. */
  onChoose: (entry: TraceEntry) => Promise<void>
  /** there is room for the filter in its bar */
  isBesideChart: boolean
}

/** Everything that happened, in order and in virtual time, a row each (FLOW-3). */
export function Log({ model, lookedAt, onChoose, isBesideChart }: LogProps) {
  const place = useRef<HTMLElement>(null)
  const isOneLine = useIsWide(place, ROOM_FOR_LINES)
  const view = useSyncExternalStore(model.subscribe, model.read, model.read)
  const [wantsNewest, setWantsNewest] = useState(true)
  const { rows, all } = view
  const filter = <LogFilterFields view={view} onChange={model.filter} />
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
    <section ref={place} className={styles.log} aria-label={copy.label}>
      <div className={styles.bar}>
        {isBesideChart ? filter : null}
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
          {filter}
        </details>
      )}
      {rows.length === 0 ? (
        <p className={flows.note}>{all === 0 ? copy.none : copy.noneFits}</p>
      ) : (
        <LogRows
          view={view}
          isOneLine={isOneLine}
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
  view: LogView
  onChange: (change: Partial<LogFilter>) => void
}

function LogFilterFields({ view: { filter }, onChange }: LogFilterFieldsProps) {
  const toggle = (kind: EntryKind) => {
    const kinds = new Set(filter.kinds)
    if (!kinds.delete(kind)) kinds.add(kind)
    onChange({ kinds })
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
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
    </div>
  )
}
