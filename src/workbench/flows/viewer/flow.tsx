import { useId, useState } from 'react'
import { FormStatus } from '#src/ui/form-status.tsx'
import type { ChartEdge } from '#src/workbench/flows/statechart/graph.ts'
import type { Entries } from './entries.ts'
import { FlowHeader } from './flow-header.tsx'
import { FlowPicture } from './flow-picture.tsx'
import { FlowTools } from './flow-tools.tsx'
import { FlowValues } from './flow-values.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { secondsWords } from './moment-words.ts'
import { formOf } from './payload-form.ts'
import { type Look, select } from './selection.ts'
import { SendForm } from './send-form.tsx'
import type { FlowSource, PageView } from './source.ts'
import { stateWords } from './state-words.ts'
import type { TraceReducer } from './trace-reducer.ts'
import { useChartLive } from './use-flow-live.ts'
import { useViewer } from './use-viewer.ts'
import type { Notice } from './viewer.ts'

interface FlowProps {
  source: FlowSource
  page: PageView
  look: Look
  /** the flows at the moment; null for now, or when the log has dropped it */
  past: TraceReducer | null
  onLook: (look: Partial<Look>) => void
  /** goes to the gallery, when it is not visible */
  onBack: (() => void) | undefined
}

/** One machine: what one of its actors does now, or did at a moment of the log. */
export function Flow({ source, page, look, past, onLook, onBack }: FlowProps) {
  const { machine, moment } = look
  const viewer = useViewer()
  const model = viewer.models.get(machine)
  const id = useId()
  const [asked, ask] = useState<{ edge: ChartEdge; session: string; by: Element | null } | null>(null)
  const [notice, setNotice] = useState<Notice>({ tone: 'done', text: '' })
  const looked = select(page, past, look)
  const live = useChartLive(source, looked.actor, looked.seen)
  const graph = viewer.graph(machine)
  if (graph === undefined) return null
  const { actor, present } = looked
  const isBeside = onBack === undefined
  const values =
    actor === undefined ? null : <FlowValues context={actor.context} event={actor.event} isUnfolded={isBeside} />
  // A narrow pane shows the outline, which is long.
  const [above, below] = isBeside ? [null, values] : [values, null]

  async function run(action: () => Promise<string>) {
    try {
      setNotice({ tone: 'done', text: await action() })
    } catch (error) {
      setNotice({ tone: 'failed', text: (error as Error).message })
    }
  }

  const send = (session: string, eventType: string, entries: Entries) =>
    run(async () => {
      const active = await source.send(session, eventType, entries)
      return flowsCopy.outcome.sent(eventType, machine, stateWords(graph, active))
    })

  function press(edge: ChartEdge) {
    if (present === undefined) return
    const { session } = present
    const timer = present.timers.find(({ id }) => id === edge.id)
    if (timer !== undefined) {
      const left = Math.max(0, timer.due - source.clock.now())
      void run(async () => {
        await source.jump(session, timer.name)
        return flowsCopy.outcome.jumped(secondsWords(left))
      })
    } else if (edge.kind === 'after') setNotice({ tone: 'failed', text: flowsCopy.outcome.delayGone })
    else if (!live.active.has(edge.source)) {
      setNotice({ tone: 'failed', text: flowsCopy.outcome.notHere(edge.eventType, edge.source) })
    } else if (formOf(model, edge.eventType).length > 0) ask({ edge, session, by: document.activeElement })
    else void send(session, edge.eventType, {})
  }

  function answer(entries: Entries | null) {
    if (asked === null) return
    const { edge, session, by } = asked
    ask(null)
    if (by instanceof HTMLElement || by instanceof SVGElement) by.focus()
    if (entries !== null) void send(session, edge.eventType, entries)
  }

  return (
    <section className={styles.flow} aria-labelledby={id}>
      <FlowHeader
        id={id}
        graph={graph}
        looked={looked}
        isPast={moment !== null}
        onChoose={(session) => onLook({ session })}
        onBack={onBack}
      />
      <div className={styles.answers}>
        <FormStatus tone={notice.tone}>{notice.text}</FormStatus>
        {asked === null ? null : (
          <SendForm
            key={asked.edge.id}
            model={model}
            eventType={asked.edge.eventType}
            start={present?.starts[asked.edge.id] ?? 0}
            onSend={answer}
            onCancel={() => answer(null)}
          />
        )}
      </div>
      {above}
      <FlowPicture
        graph={graph}
        live={live}
        isPast={moment !== null}
        onPress={present === undefined ? undefined : press}
      >
        <FlowTools
          graph={graph}
          active={present?.active}
          person={page.person}
          share={source.share}
          onNotice={setNotice}
        />
      </FlowPicture>
      {below}
    </section>
  )
}
