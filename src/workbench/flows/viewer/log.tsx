import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { TraceEntry } from '#src/workbench/flows/trace/entry.ts'
import flows from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import styles from './log.module.css'
import { LogFilterFields } from './log-filter-fields.tsx'
import type { LogModel } from './log-model.ts'
import { LogRows } from './log-rows.tsx'
import { useIsWide } from './use-is-wide.ts'
import { useViewer } from './use-viewer.ts'

const copy = flowsCopy.log
/** px from which each machine has its own lane */
const ROOM_FOR_LANES = 460

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

/** Everything that happened, in order and in virtual time, in lanes for flows, calls, storage and timers (FLOW-3). */
export function Log({ model, chosen, onChoose, onBack, isBesideChart, children }: LogProps) {
  const viewer = useViewer()
  const place = useRef<HTMLElement>(null)
  const hasLanes = useIsWide(place, ROOM_FOR_LANES)
  const view = useSyncExternalStore(model.subscribe, model.read, model.read)
  const [wantsNewest, setWantsNewest] = useState(true)
  const { rows, all, isPaused, news } = view
  const isPast = chosen !== null
  const follows = wantsNewest && !isPast
  // Back in the present, it follows again.
  useEffect(() => {
    if (!isPast) setWantsNewest(true)
  }, [isPast])

  function save() {
    const format = `${viewer.name}-log`
    const file = { format, version: 1, entries: rows }
    viewer.download(`${format}.json`, `${JSON.stringify(file, null, 1)}\n`, 'application/json')
  }

  return (
    <section ref={place} className={styles.log} aria-label={copy.label}>
      <div className={styles.bar}>
        {children}
        <Button variant="secondary" aria-pressed={isPaused} onClick={() => model.pause(!isPaused)}>
          {copy.pause}
        </Button>
        <Button variant="secondary" aria-pressed={follows} onClick={isPast ? onBack : () => setWantsNewest(!follows)}>
          {copy.follow}
        </Button>
        <Button variant="secondary" onClick={save}>
          {copy.export}
        </Button>
      </div>
      <details className={styles.filters} open={hasLanes}>
        <summary>{copy.filter}</summary>
        <LogFilterFields view={view} onChange={model.filter} />
      </details>
      <p className={flows.note}>
        {copy.count(rows.length, all)}
        {isPaused ? <strong> • {copy.news(news)}</strong> : null}
      </p>
      {rows.length === 0 ? (
        <p className={flows.note}>{all === 0 ? copy.none : copy.noneFits}</p>
      ) : (
        <LogRows
          view={view}
          hasLanes={hasLanes}
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
