import { Fragment, isValidElement, type ReactNode } from 'react'
import type { ChartGraph } from '#src/workbench/trace/graph.ts'
import { FONT, ink } from './ink.ts'
import type { ChartLayout } from './layout.ts'
import { StateBox, type StateProps, StateWords } from './state-box.tsx'
import { InitialMark, TransitionLabel, TransitionLine } from './transition.tsx'

interface DrawingProps {
  graph: ChartGraph
  layout: ChartLayout
}

/** A chart as a stand-alone picture: the machine, without a running actor. Each part names its state or transition, for a style sheet. */
export function Drawing({ graph, layout }: DrawingProps) {
  const part = (id: string, child: ReactNode) => (
    <g key={id} data-part={id}>
      {child}
    </g>
  )
  const { w, h } = layout
  const states = placedStates(graph, layout).map((state) => ({ ...state, isActive: false }))
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${w} ${h}`}
      width={w}
      height={h}
      role="img"
      aria-label={`Statechart of ${graph.id}`}
      fontFamily={FONT}
    >
      <rect width={w} height={h} rx={12} fill={ink('paper')} />
      {states.map((state) => part(state.node.id, <StateBox {...state} />))}
      {[...layout.initials].map(([id, points]) => (
        <InitialMark key={id} points={points} />
      ))}
      {graph.edges.map((edge) =>
        part(edge.id, <TransitionLine edge={edge} paths={layout.paths.get(edge.id) ?? []} mark="idle" />),
      )}
      {states.map((state) => (
        <StateWords key={state.node.id} {...state} />
      ))}
      {graph.edges.map((edge) => {
        const box = layout.labels.get(edge.id)
        if (box === undefined) return null
        return part(edge.id, <TransitionLabel edge={edge} box={box} mark="idle" />)
      })}
    </svg>
  )
}

type PlacedState = Pick<StateProps, 'node' | 'box' | 'depth' | 'isRegion'>

/** The states with their positions, parents first, so that they are drawn below their children. */
export function placedStates({ nodes }: ChartGraph, { boxes }: ChartLayout): PlacedState[] {
  const depths = new Map<string, number>()
  return nodes.flatMap((node) => {
    const depth = node.parent === null ? 0 : (depths.get(node.parent) ?? 0) + 1
    depths.set(node.id, depth)
    const box = boxes.get(node.id)
    const isRegion = nodes.some(({ id, type }) => id === node.parent && type === 'parallel')
    return box === undefined ? [] : [{ node, box, depth, isRegion }]
  })
}

/** A machine's chart as SVG text. Colours are the variables of `styles/tokens.css`, and each part has the id of its state or transition in `data-part`. */
export function toSvg(graph: ChartGraph, layout: ChartLayout): string {
  return markup(<Drawing graph={graph} layout={layout} />)
}

/** SVG attributes that contain capitals. */
const AS_WRITTEN = ['viewBox', 'textLength', 'lengthAdjust']

/**
 * Renders plain function components without hooks to text, with the same result in the page and in Node.
 * React's own renderer would be most of the code that the page loads for this.
 */
export function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node))
  if (Array.isArray(node)) return node.map(markup).join('')
  if (!isValidElement<Record<string, unknown>>(node)) throw new Error('A drawing may contain only elements and text')
  const { type, props } = node
  const children = props.children as ReactNode
  if (type === Fragment) return markup(children)
  if (typeof type === 'function') return markup((type as (props: object) => ReactNode)(props))
  if (typeof type !== 'string') throw new Error('A drawing may contain only plain components')
  return `<${type}${attributes(props)}>${markup(children)}</${type}>`
}

function attributes(props: Record<string, unknown>): string {
  return Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`)
    .join('')
}

function attributeName(name: string): string {
  return AS_WRITTEN.includes(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
