import { useRef, useState } from 'react'
import type { TraceEntry } from '#src/kit/trace/entry.ts'
import { Button } from './button.tsx'
import controls from './controls.module.css'
import { Flow } from './flow.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { Gallery } from './gallery.tsx'
import { Log } from './log.tsx'
import type { Look } from './selection.ts'
import type { FlowSource } from './source.ts'
import { usePageView } from './use-flow-live.ts'
import { useIsWide } from './use-is-wide.ts'
import { useKept } from './use-kept.ts'
import { ViewerContext } from './use-viewer.ts'
import type { Viewer } from './viewer.ts'

const copy = flowsCopy
/** px from which gallery, flow and log are side by side */
const SIDE_BY_SIDE = 900
const VIEWS = ['flows', 'log'] as const

interface FlowsViewerProps {
  source: FlowSource
  /** the machine to start with, unless one is stored */
  first?: string
}

/** Every flow as a live chart, and the log of everything that happens (FLOW-3). */
export function FlowsViewer({ viewer, ...props }: FlowsViewerProps & { viewer: Viewer }) {
  return (
    <ViewerContext value={viewer}>
      <Panes {...props} />
    </ViewerContext>
  )
}

function Panes({ source, first = '' }: FlowsViewerProps) {
  const page = usePageView(source)
  const place = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(place, SIDE_BY_SIDE)
  const [view, keepView] = useKept('view', 'flows')
  const [machine, keepMachine] = useKept('machine', first)
  const [{ session, moment }, setRest] = useState<Omit<Look, 'machine'>>({ session: null, moment: null })
  const look = (next: Partial<Look>) => {
    if (next.machine !== undefined) keepMachine(next.machine)
    setRest((last) => ({
      session: next.session === undefined ? last.session : next.session,
      moment: next.moment === undefined ? last.moment : next.moment,
    }))
  }
  const showMoment = (entry: TraceEntry) => {
    if ('session' in entry) look({ machine: entry.actor, session: entry.session, moment: entry })
    else look({ moment: entry })
    keepView('flows')
  }

  const gallery = <Gallery page={page} chosen={machine} onChoose={(id) => look({ machine: id, session: null })} />
  const log = <Log source={source} chosen={moment} onChoose={showMoment} />
  const flow =
    machine === '' ? null : (
      <Flow
        key={machine}
        source={source}
        page={page}
        look={{ machine, session, moment }}
        onLook={look}
        onBack={isWide ? undefined : () => look({ machine: '', session: null, moment: null })}
      />
    )
  return (
    <div ref={place} className={styles.viewer} data-wide={isWide ? '' : undefined}>
      {isWide ? (
        <>
          {gallery}
          <div className={styles.main}>{flow ?? <p className={controls.note}>{copy.flow.choose}</p>}</div>
          {log}
        </>
      ) : (
        <>
          <div className={controls.group} role="group" aria-label={copy.title}>
            {VIEWS.map((name) => (
              <Button key={name} variant="secondary" aria-pressed={view === name} onClick={() => keepView(name)}>
                {copy.views[name]}
              </Button>
            ))}
          </div>
          {view === 'log' ? log : (flow ?? gallery)}
        </>
      )}
    </div>
  )
}
