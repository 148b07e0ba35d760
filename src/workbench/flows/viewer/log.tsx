import { ArrowDownToLine, Download, Pause } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { download } from '#src/ui/download.ts'
import type { TraceEntry } from '#src/workbench/contract/entry.ts'
import flows from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import styles from './log.module.css'
import { LogFilterFields } from './log-filter-fields.tsx'
import type { LogModel } from './log-model.ts'
import { LogRows } from './log-rows.tsx'
import { useIsWide } from './use-is-wide.ts'

const copy = flowsCopy.log
/** px from which a row has one line */
const ROOM_FOR_LINES = 600

interface LogProps {
  model: LogModel
  /** the entry whose moment is shown */
  chosen: TraceEntry | null
  onChoose: (entry: TraceEntry) => void
  /** goes back to the present */
  onBack: () => void
  /** the chart is visible too, so the arrow keys choose entries at once */
  isBesideChart: boolean
  /** the step buttons */
  children: ReactNode
}

/** Everything that happened, in order and in virtual time, a row each (FLOW-3). */
export function Log({ model, chosen, onChoose, onBack, isBesideChart, children }: LogProps) {
  const place = useRef<HTMLElement>(null)
  const isOneLine = useIsWide(place, ROOM_FOR_LINES)
  const view = useSyncExternalStore(model.subscribe, model.read, model.read)
  const [wantsNewest, setWantsNewest] = useState(true)
  const { rows, shown, all, isPaused, news } = view
  const isPast = chosen !== null
  const follows = wantsNewest && !isPast
  const filter = <LogFilterFields view={view} onChange={model.filter} />
  // Back in the present, it follows again.
  useEffect(() => {
    if (!isPast) setWantsNewest(true)
  }, [isPast])

  function save() {
    const file = { format: 'larkspur-log', version: 1, entries: rows.flat() }
    download('larkspur-log.json', `${JSON.stringify(file, null, 1)}\n`, 'application/json')
  }

  return (
    <section ref={place} className={styles.log} aria-label={copy.label}>
      <div className={styles.bar}>
        {isBesideChart ? filter : null}
        {children}
        <Button variant="secondary" title={copy.pause} aria-pressed={isPaused} onClick={() => model.pause(!isPaused)}>
          <Pause aria-hidden size={16} /> <span>{copy.pause}</span>
        </Button>
        <Button
          variant="secondary"
          title={copy.follow}
          aria-pressed={follows}
          onClick={isPast ? onBack : () => setWantsNewest(!follows)}
        >
          <ArrowDownToLine aria-hidden size={16} /> <span>{copy.follow}</span>
        </Button>
        <Button variant="secondary" title={copy.export} onClick={save}>
          <Download aria-hidden size={16} /> <span>{copy.export}</span>
        </Button>
        <p className={flows.note}>
          {copy.count(shown, all)}
          {isPaused ? <strong> • {copy.news(news)}</strong> : null}
        </p>
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
          follows={follows && !isPaused}
          onUnfollow={() => setWantsNewest(false)}
          chosen={chosen}
          onChoose={onChoose}
          onBack={onBack}
          isBesideChart={isBesideChart}
        />
      )}
    </section>
  )
}
