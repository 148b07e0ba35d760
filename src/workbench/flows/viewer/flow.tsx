import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { useNotice } from '#src/ui/use-notice.ts'
import type { ActorView, Entries, FlowSource, PageView } from '#src/workbench/contract/source.ts'
import { Chart } from '#src/workbench/flows/statechart/chart.tsx'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { secondsWords } from '#src/workbench/trace/format-timestamp.ts'
import type { ChartEdge, ChartGraph } from '#src/workbench/trace/graph.ts'
import { models } from '#src/workbench/trace/models.ts'
import type { DrawerState } from './drawer.tsx'
import { Drawer } from './drawer.tsx'
import { FlowValues } from './flow-values.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { formOf } from './payload-form.ts'
import { SendForm } from './send-form.tsx'
import { statePathWords } from './state-paths.ts'
import { useChartLive } from './use-flow-live.ts'

interface FlowProps {
  source: FlowSource
  page: PageView
  machine: string
  /** the selected actor, or the newest; null: always the newest */
  session: string | null
  /** where its values are; null: above its chart, since there is no room beside it */
  context: DrawerState | null
  /** goes back to the actor tree, where that is not visible */
  onBack: () => void
  /** beside its tools */
  children: ReactNode
}

/** One machine: what one of its actors does now, or did at the moment that is looked at. */
export function Flow(props: FlowProps) {
  const { source, page, machine, session, context, onBack, children } = props
  const model = models.get(machine)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [asked, ask] = useState<{ edge: ChartEdge; session: string; by: Pressable; place: DOMRect } | null>(null)
  const [notice, setNotice] = useNotice(NOTHING)
  const actors = page.actors.filter(({ id }) => id === machine)
  const actor = actors.find((one) => one.session === session) ?? actors.at(-1)
  const live = useChartLive(source, actor)
  const graph = viewer.graph(machine)
  if (graph === undefined) return null
  const isPast = page.lookedAt !== null
  const present = isPast ? undefined : actor
  const onPress = present === undefined ? undefined : press
  const values =
    actor === undefined ? null : (
      <FlowValues context={actor.context} event={actor.event} isUnfolded={context !== null} />
    )

  async function run(action: () => Promise<string>) {
    try {
      setNotice({ tone: 'done', text: await action() })
    } catch (error) {
      setNotice({ tone: 'failed', text: (error as Error).message })
    }
  }

  const send = (session: string, eventType: string, entries: Entries) =>
    run(async () => {
      const value = await source.send(session, eventType, entries)
      return flowsCopy.outcome.sent(eventType, machine, statePathWords(value))
    })

  function press(edge: ChartEdge) {
    if (present === undefined) return
    const { session } = present
    if (edge.kind === 'after') {
      const { left = 0 } = live.timers.get(edge.id) ?? {}
      void run(async () => {
        await source.jump(session, edge.delay ?? '')
        return flowsCopy.outcome.jumped(secondsWords(left))
      })
    } else if (formOf(model, edge.eventType).length > 0) {
      const by = section.current?.querySelector<Pressable>(`[data-edge="${CSS.escape(edge.id)}"]`)
      if (by != null) ask({ edge, session, by, place: by.getBoundingClientRect() })
    } else void send(session, edge.eventType, {})
  }

  function answer(entries: Entries | null) {
    if (asked === null) return
    const { edge, session, by } = asked
    ask(null)
    by.focus()
    if (entries !== null) void send(session, edge.eventType, entries)
  }

  return (
    <section ref={section} className={styles.flow} aria-labelledby={id}>
      <div className={styles.top}>
        <FlowHeader
          id={id}
          graph={graph}
          actor={actor}
          isPast={isPast}
          onBack={context === null ? onBack : undefined}
        />
        {children}
      </div>
      {context === null ? values : null}
      <div className={styles.canvas}>
        <div className={styles.chart}>
          <Chart graph={graph} live={live} onPress={onPress} />
        </div>
        <div className={styles.said}>
          <FormStatus tone={notice.tone}>{notice.text}</FormStatus>
        </div>
      </div>
      {context === null ? null : (
        <Drawer drawer={context}>{values ?? <p className={styles.note}>{flowsCopy.values.noActor}</p>}</Drawer>
      )}
      {asked === null || isPast ? null : (
        <SendForm
          key={asked.edge.id}
          model={model}
          eventType={asked.edge.eventType}
          place={asked.place}
          onSend={answer}
          onCancel={() => answer(null)}
        />
      )}
    </section>
  )
}

type Pressable = HTMLElement | SVGElement

interface Notice {
  tone: 'done' | 'failed'
  text: string
}

const NOTHING: Notice = { tone: 'done', text: '' }

interface FlowHeaderProps {
  /** id of its heading */
  id: string
  graph: ChartGraph
  actor: ActorView | undefined
  isPast: boolean
  /** goes back to the actor tree, when that is not visible */
  onBack: (() => void) | undefined
}

/** The flow and its state, which alone is a live region. */
function FlowHeader(props: FlowHeaderProps) {
  const { id, graph, actor, isPast, onBack } = props
  const copy = flowsCopy.flow
  const state = actor === undefined ? '' : statePathWords(actor.value) || flowsCopy.actorTree.one
  return (
    <header className={styles.flowHeader}>
      {onBack === undefined ? null : (
        <Button variant="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden size={18} /> {copy.back}
        </Button>
      )}
      <h3 id={id} className={styles.flowName}>
        {graph.id}
      </h3>
      <p className={styles.now}>
        {actor === undefined ? null : `${isPast ? flowsCopy.past.state : copy.state} `}
        <strong aria-live={isPast ? 'off' : 'polite'}>{state}</strong>
        {actor === undefined ? (
          <span className={styles.note}>{isPast ? flowsCopy.past.notAlive : copy.notAlive}</span>
        ) : null}
      </p>
    </header>
  )
}
