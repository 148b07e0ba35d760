import { useId, useState } from 'react'
import type { ChartEdge } from '#src/kit/statechart/graph.ts'
import controls from './controls.module.css'
import type { Entries } from './entries.ts'
import { FlowHeader } from './flow-header.tsx'
import { FlowPicture } from './flow-picture.tsx'
import { FlowTools } from './flow-tools.tsx'
import { FlowValues } from './flow-values.tsx'
import styles from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { outcomeWords } from './outcome-words.ts'
import type { PageView } from './page-view.ts'
import { formOf } from './payload-form.ts'
import { type Look, select } from './selection.ts'
import { SendForm } from './send-form.tsx'
import type { Command, FlowSource } from './source.ts'
import type { TraceReducer } from './trace-reducer.ts'
import { useChartLive } from './use-flow-live.ts'
import { useViewer } from './use-viewer.ts'

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
  const [notice, setNotice] = useState({ tone: 'done', text: '' })
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

  async function run(command: Command) {
    const outcome = await source.run(command)
    setNotice({
      tone: outcome.kind === 'sent' || outcome.kind === 'jumped' ? 'done' : 'failed',
      text: outcomeWords(viewer, outcome),
    })
  }

  function press(edge: ChartEdge) {
    if (present === undefined) return
    const { session } = present
    if (edge.kind === 'after') void run({ kind: 'jump', session, transition: edge.id })
    else if (!live.active.has(edge.source)) {
      setNotice({ tone: 'failed', text: flowsCopy.outcome.notHere(edge.eventType, edge.source) })
    } else if (formOf(model, edge.eventType).length > 0) ask({ edge, session, by: document.activeElement })
    else void run({ kind: 'send', session, eventType: edge.eventType, entries: {} })
  }

  function answer(entries: Entries | null) {
    if (asked === null) return
    const { edge, session, by } = asked
    ask(null)
    if (by instanceof HTMLElement || by instanceof SVGElement) by.focus()
    if (entries !== null) void run({ kind: 'send', session, eventType: edge.eventType, entries })
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
        <p role="status" data-tone={notice.tone} className={controls.said}>
          {notice.text}
        </p>
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
        onPress={present === undefined || source.isReadOnly === true ? undefined : press}
      >
        <FlowTools graph={graph} active={present?.active} person={page.person} onNotice={setNotice} />
      </FlowPicture>
      {below}
    </section>
  )
}
