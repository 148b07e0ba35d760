import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useKept } from '#src/ui/use-kept.ts'
import type { TraceEntry } from '#src/workbench/contract/entry.ts'
import type { FlowSource } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { ActorTree } from './actor-tree.tsx'
import { Drawer } from './drawer.tsx'
import { DrawerButtons } from './drawer-buttons.tsx'
import { Flow } from './flow.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { Log } from './log.tsx'
import { createLogModel } from './log-model.ts'
import { DRAWERS, type DrawerState, useDrawer } from './use-drawer.ts'
import { usePageView } from './use-flow-live.ts'
import { useIsWide } from './use-is-wide.ts'

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
  // Beside the actor tree there is always a chart: the newest flow, until one is chosen.
  const machine = kept === '' && isWide ? (newest?.machine ?? '') : kept
  const [session, setSession] = useState<string | null>(null)
  const select = (id: string, one: string | null) => {
    keepMachine(id)
    setSession(one)
  }
  const [model] = useState(() => createLogModel(source.log))
  const lookAt = (entry: TraceEntry) => {
    if ('session' in entry) select(entry.actor, entry.session)
    return source.look(entry.number)
  }
  // The element that disappears may have the focus.
  const keepFocus = () => place.current?.focus({ preventScroll: true })
  const choose = (id: string, one: string | null) => {
    select(id, one)
    if (isWide && drawers.closeSheet()) keepFocus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isWide || !drawers.closeSheet()) return
    event.preventDefault()
    keepFocus()
  }

  const tree = (
    <>
      <ActorTree page={page} chosen={{ machine, session }} onChoose={choose} />
      {children}
    </>
  )
  const log = <Log model={model} lookedAt={page.lookedAt} onChoose={lookAt} isBesideChart={isWide} />
  const flow =
    machine === '' ? null : (
      <Flow
        key={machine}
        source={source}
        page={page}
        machine={machine}
        session={session}
        context={isWide ? drawers.context : null}
        onChoose={setSession}
        onBack={() => select('', null)}
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
      data-past={page.lookedAt === null ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      {isWide ? (
        <>
          <Drawer drawer={drawers.tree}>{tree}</Drawer>
          {flow}
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
          {view === 'log' ? log : (flow ?? tree)}
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
