import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useKept } from '#src/workbench/desk/use-kept.ts'
import type { TraceEntry } from '#src/workbench/flows/trace/entry.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { Drawer } from './drawer.tsx'
import { DrawerButtons } from './drawer-buttons.tsx'
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
import { DRAWERS, type DrawerState, useDrawer } from './use-drawer.ts'
import { usePageView } from './use-flow-live.ts'
import { useIsWide } from './use-is-wide.ts'
import { useMoment } from './use-moment.ts'

const copy = flowsCopy
/** px from which the chart has the log below it, and tree and context as sheets over it */
const WIDE = 768
/** px from which tree and context are beside it */
const SIDE_BY_SIDE = 1024
const VIEWS = ['flows', 'log'] as const

interface FlowsViewerProps {
  source: FlowSource
  /** the app's own controls, at the end of the list of flows */
  children?: ReactNode
}

/** Every flow as a live chart, and the log of everything that happens (FLOW-3). */
export function FlowsViewer({ source, children }: FlowsViewerProps) {
  const page = usePageView(source)
  const place = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(place, WIDE)
  const isSideBySide = useIsWide(place, SIDE_BY_SIDE)
  const drawers = useDrawers(isSideBySide)
  const [view, keepView] = useKept('larkspur.desk.flows.view', 'flows')
  const [kept, keepMachine] = useKept('larkspur.desk.flows.machine', '')
  const newest = page.actors.findLast(({ machine }) => !viewer.isPlumbing(machine)) ?? page.actors[0]
  // Beside the list there is always a chart: the newest flow, until one is chosen.
  const machine = kept === '' && isWide ? (newest?.machine ?? '') : kept
  const [{ session, moment }, setRest] = useState<Omit<Look, 'machine'>>({ session: null, moment: null })
  const look = (next: Partial<Look>) => {
    if (next.machine !== undefined) keepMachine(next.machine)
    setRest((last) => ({
      session: next.session === undefined ? last.session : next.session,
      moment: next.moment === undefined ? last.moment : next.moment,
    }))
  }
  const [model] = useState(() => createLogModel(source.log))
  const past = useMoment(source.log, moment)
  const showMoment = (entry: TraceEntry) => {
    if ('session' in entry) look({ machine: entry.actor, session: entry.session, moment: entry })
    else look({ moment: entry })
    keepView('flows')
  }
  // The element that disappears may have the focus.
  const keepFocus = () => place.current?.focus({ preventScroll: true })
  const goToNow = () => {
    look({ moment: null })
    if (document.activeElement?.closest('[data-past-banner]')) keepFocus()
  }
  const step = (by: -1 | 1) => {
    const entry = model.beside(moment, by)
    if (entry !== undefined) showMoment(entry)
    else if (by > 0) goToNow()
  }
  const choose = (id: string, one: string | null) => {
    look({ machine: id, session: one })
    if (isWide && drawers.closeSheet()) keepFocus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isWide || !drawers.closeSheet()) return
    event.preventDefault()
    keepFocus()
  }

  const steps = <StepButtons isPast={moment !== null} onStep={step} />
  const isLogShown = isWide ? drawers.log.isOpen : view === 'log'
  const stepsOfBanner = isLogShown ? null : steps
  // Outside the flow: a step may change the machine, and its button must keep the focus.
  const banner =
    moment === null && page.lookedAt === null ? null : (
      <PastBanner moment={moment} lookedAt={page.lookedAt} isLost={past === null} onBack={goToNow}>
        {stepsOfBanner}
      </PastBanner>
    )
  const gallery = (
    <>
      <Gallery page={page} chosen={{ machine, session }} onChoose={choose} />
      {children}
    </>
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
        context={isWide ? drawers.context : null}
        onLook={look}
        onBack={() => look({ machine: '', session: null, moment: null })}
      >
        {isWide ? <DrawerButtons drawers={DRAWERS.map((name) => drawers[name])} /> : null}
      </Flow>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shuts what covers the chart
    <div
      ref={place}
      tabIndex={-1}
      className={styles.viewer}
      data-wide={isWide ? (isSideBySide ? 'drawers' : 'sheets') : undefined}
      data-past={banner === null ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      {isWide ? (
        <>
          <Drawer drawer={drawers.tree}>{gallery}</Drawer>
          {flow}
          {banner}
          <Drawer drawer={drawers.log}>{log}</Drawer>
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

/** Where there is no room beside the chart, tree and context are sheets over it, of which one at most is open. */
function useDrawers(isSideBySide: boolean) {
  const [sheet, keepSheet] = useKept('larkspur.desk.flows.sheet', '')
  const asSheet = (drawer: DrawerState): DrawerState => ({
    ...drawer,
    isOpen: sheet === drawer.name,
    toggle: () => keepSheet(sheet === drawer.name ? '' : drawer.name),
  })
  const [tree, context, log] = [useDrawer('tree'), useDrawer('context'), useDrawer('log')]
  return {
    tree: isSideBySide ? tree : asSheet(tree),
    context: isSideBySide ? context : asSheet(context),
    log,
    /** whether one was open */
    closeSheet: () => {
      if (isSideBySide || sheet === '') return false
      keepSheet('')
      return true
    },
  }
}
