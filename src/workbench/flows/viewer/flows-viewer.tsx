import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { FlowSource, TraceEntry } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { ActorTree } from './actor-tree.tsx'
import { DRAWERS, Drawer, DrawerButtons, useDrawer } from './drawer.tsx'
import { Flow } from './flow.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { Log } from './log.tsx'
import type { LogFilter } from './log-filter.ts'
import { useFrames } from './use-flow-live.ts'
import { useKept } from './use-kept.ts'

const copy = flowsCopy
/** px from which the chart has tree and context beside it, and the log below it */
const WIDE = 1024
const VIEWS = ['flows', 'log'] as const

interface FlowsViewerProps {
  source: FlowSource
  /** the app's own controls, at the end of the list of flows */
  children?: ReactNode
}

/** Every flow as a live chart, and the log of everything that happens (FLOW-3). */
export function FlowsViewer({ source, children }: FlowsViewerProps) {
  const page = useFrames(source.subscribe, source.read)
  const place = useRef<HTMLDivElement>(null)
  const isWide = useIsWide(place)
  const drawers = { tree: useDrawer('tree'), context: useDrawer('context'), log: useDrawer('log') }
  const [view, keepView] = useKept('larkspur.desk.flows.view', 'flows')
  const [kept, keepMachine] = useKept('larkspur.desk.flows.machine', '')
  const newest = page.actors.findLast(({ id }) => !viewer.isPlumbing(id)) ?? page.actors[0]
  // Beside the actor tree there is always a chart: the newest flow, until one is chosen.
  const machine = kept === '' && isWide ? (newest?.id ?? '') : kept
  const [session, setSession] = useState<string | null>(null)
  const select = (id: string, one: string | null) => {
    keepMachine(id)
    setSession(one)
  }
  const [filter, setFilter] = useState<LogFilter>({ all: false, search: '' })
  const lookAt = (entry: TraceEntry) => {
    if ('session' in entry) select(entry.actor, entry.session)
    return source.look(entry.number)
  }

  const tree = (
    <>
      <ActorTree page={page} chosen={{ machine, session }} onChoose={select} />
      {children}
    </>
  )
  const log = <Log log={source.log} filter={filter} onFilter={setFilter} lookedAt={page.lookedAt} onChoose={lookAt} />
  const flow =
    machine === '' ? null : (
      <Flow
        key={machine}
        source={source}
        page={page}
        machine={machine}
        session={session}
        context={isWide ? drawers.context : null}
        onBack={() => select('', null)}
      >
        {isWide ? <DrawerButtons drawers={DRAWERS.map((name) => drawers[name])} /> : null}
      </Flow>
    )
  return (
    <div
      ref={place}
      className={styles.viewer}
      data-wide={isWide ? '' : undefined}
      data-past={page.lookedAt === null ? undefined : ''}
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

/** Whether there is room for everything beside the chart. A media query does not work, since panes can be resized. */
function useIsWide(element: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= WIDE))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isWide
}
