import { useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { TraceEntry } from '#src/workbench/flows/trace/entry.ts'
import { entryWords } from './entry-words.ts'
import { Flow } from './flow.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { Gallery } from './gallery.tsx'
import { Log } from './log.tsx'
import { createLogModel } from './log-model.ts'
import { PastBanner } from './past-banner.tsx'
import type { Look } from './selection.ts'
import type { FlowSource } from './source.ts'
import { StepButtons } from './step-buttons.tsx'
import { usePageView } from './use-flow-live.ts'
import { useIsWide } from './use-is-wide.ts'
import { useKept } from './use-kept.ts'
import { useMoment } from './use-moment.ts'
import { useViewer, ViewerContext } from './use-viewer.ts'
import type { Viewer } from './viewer.ts'

const copy = flowsCopy
/** px from which gallery, flow and log are side by side */
const SIDE_BY_SIDE = 900
const VIEWS = ['flows', 'log'] as const

/** Every flow as a live chart, and the log of everything that happens (FLOW-3). */
export function FlowsViewer({ viewer, source }: { viewer: Viewer; source: FlowSource }) {
  return (
    <ViewerContext value={viewer}>
      <Panes source={source} />
    </ViewerContext>
  )
}

function Panes({ source }: { source: FlowSource }) {
  const viewer = useViewer()
  const page = usePageView(source)
  const place = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(place, SIDE_BY_SIDE)
  const [view, keepView] = useKept('view', 'flows')
  const [machine, keepMachine] = useKept('machine', '')
  const [{ session, moment }, setRest] = useState<Omit<Look, 'machine'>>({ session: null, moment: null })
  const look = (next: Partial<Look>) => {
    if (next.machine !== undefined) keepMachine(next.machine)
    setRest((last) => ({
      session: next.session === undefined ? last.session : next.session,
      moment: next.moment === undefined ? last.moment : next.moment,
    }))
  }
  const [model] = useState(() => createLogModel(source.log, (entry) => entryWords(viewer, entry)))
  const past = useMoment(source.log, moment)
  const showMoment = (entry: TraceEntry) => {
    if ('session' in entry) look({ machine: entry.actor, session: entry.session, moment: entry })
    else look({ moment: entry })
    keepView('flows')
  }
  const goToNow = () => {
    look({ moment: null })
    // The banner disappears with its buttons; one of them may have the focus.
    if (document.activeElement?.closest('[data-past-banner]')) place.current?.focus({ preventScroll: true })
  }
  const step = (by: -1 | 1) => {
    const entry = model.beside(moment, by)
    if (entry !== undefined) showMoment(entry)
    else if (by > 0) goToNow()
  }

  const steps = <StepButtons isPast={moment !== null} onStep={step} />
  const stepsOfBanner = isWide || view === 'log' ? null : steps
  // Outside the flow: a step may change the machine, and its button must keep the focus.
  const banner =
    moment === null ? null : (
      <PastBanner moment={moment} isLost={past === null} onBack={goToNow}>
        {stepsOfBanner}
      </PastBanner>
    )
  const gallery = (
    <Gallery page={page} chosen={{ machine, session }} onChoose={(id, one) => look({ machine: id, session: one })} />
  )
  const log = (
    <Log model={model} chosen={moment} onChoose={showMoment} onBack={goToNow} isBesideChart={isWide}>
      {steps}
    </Log>
  )
  const flow =
    machine === '' ? null : (
      <Flow
        key={machine}
        source={source}
        page={page}
        look={{ machine, session, moment }}
        past={past}
        onLook={look}
        onBack={isWide ? undefined : () => look({ machine: '', session: null, moment: null })}
      />
    )
  return (
    <div ref={place} tabIndex={-1} className={styles.viewer} data-wide={isWide ? '' : undefined}>
      {isWide ? (
        <>
          {gallery}
          <div className={styles.main}>
            {banner}
            {flow ?? <p className={styles.note}>{copy.flow.choose}</p>}
          </div>
          {log}
        </>
      ) : (
        <>
          <div className={styles.group} role="group" aria-label={copy.title}>
            {VIEWS.map((name) => (
              <Button key={name} variant="secondary" aria-pressed={view === name} onClick={() => keepView(name)}>
                {copy.views[name]}
              </Button>
            ))}
          </div>
          {view === 'log' ? log : (flow ?? gallery)}
          {banner}
        </>
      )}
    </div>
  )
}
