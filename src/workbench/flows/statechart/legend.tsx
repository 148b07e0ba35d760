import type { ReactNode } from 'react'
import type { ChartEdge, ChartNode } from '#src/workbench/trace/graph.ts'
import styles from './chart.module.css'
import { chartCopy } from './chart-copy.ts'
import { FONT } from './ink.ts'
import { StateBox, StateWords } from './state-box.tsx'
import { InitialMark, TransitionLabel, TransitionLine, type TransitionMark } from './transition.tsx'

const copy = chartCopy.legend
const W = 92
const H = 36

/** What a chart's marks mean, each drawn as in the chart (FLOW-3). */
export function Legend() {
  return (
    <section aria-label={copy.label} className={styles.legend}>
      <h4 className={styles.legendPart}>{copy.states}</h4>
      <Entries>
        <Entry text={copy.active} mark={<State isActive />} />
        <Entry text={copy.region} mark={<State isRegion />} />
        <Entry text={copy.final} mark={<State type="final" />} />
        <Entry text={copy.initial} mark={<InitialMark points={INITIAL} />} />
      </Entries>
      <h4 className={styles.legendPart}>{copy.transitions}</h4>
      <Entries>
        <Entry text={copy.open} mark={<Transition mark="open" />} />
        <Entry text={copy.awaited} mark={<Transition mark="awaited" kind="done" />} />
        <Entry text={copy.blocked} mark={<Transition mark="blocked" />} />
        <Entry text={copy.taken} mark={<Transition mark="taken" />} />
        <Entry text={copy.idle} mark={<Transition mark="idle" />} />
        <Entry text={copy.timer} mark={<Transition mark="open" kind="after" left={2_000} />} />
        <Entry text={copy.automatic} mark={<Line />} />
        <Entry text={copy.error} mark={<Transition mark="awaited" kind="error" />} />
      </Entries>
    </section>
  )
}

function Entries({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={styles.legendEntries}>
      {children}
    </ul>
  )
}

function Entry({ mark, text }: { mark: ReactNode; text: string }) {
  return (
    <li className={styles.legendEntry}>
      <svg aria-hidden width={W} height={H} viewBox={`0 0 ${W} ${H}`} fontFamily={FONT}>
        {mark}
      </svg>
      {text}
    </li>
  )
}

const BOX = { x: 4, y: 3, w: 80, h: 30 }
const PILL = { x: 4, y: 7, w: 80, h: 22 }
const INITIAL = [
  { x: 14, y: 18 },
  { x: 84, y: 18 },
]
const ALONE = { parent: 'root', children: [], initial: null, tags: [], invokes: [], entry: [], exit: [] } as const

interface StateSample {
  type?: ChartNode['type']
  isActive?: boolean
  isRegion?: boolean
}

function State({ type = 'atomic', isActive = false, isRegion = false }: StateSample) {
  const node = { ...ALONE, id: copy.state, key: copy.state, type }
  const state = { node, box: BOX, depth: 0, isRegion, isActive }
  return (
    <>
      <StateBox {...state} />
      <StateWords {...state} />
    </>
  )
}

const LABELS: Partial<Record<ChartEdge['kind'], string>> = { done: 'done', error: 'error', after: 'after 3 s' }

function edgeOf(kind: ChartEdge['kind']): ChartEdge {
  const label = LABELS[kind] ?? copy.event
  const names = { id: label, source: '', targets: ['to'], eventType: label, kind, label }
  return { ...names, guard: null, actions: [], delay: null, ms: null }
}

function Transition({ mark, kind = 'event', left }: { mark: TransitionMark; kind?: ChartEdge['kind']; left?: number }) {
  const timer = left === undefined ? {} : { left, delay: 3_000 }
  return <TransitionLabel edge={edgeOf(kind)} box={PILL} mark={mark} {...timer} />
}

function Line() {
  return <TransitionLine edge={edgeOf('after')} paths={[INITIAL]} mark="idle" />
}
