import type { ComponentProps } from 'react'
import { memo, useMemo } from 'react'
import type { ChartEdge, ChartGraph } from '#src/workbench/trace/graph.ts'
import { chartCopy } from './chart-copy.ts'
import { type ChartLive, isPressable, markOf } from './chart-live.ts'
import type { ChartLayout } from './layout.ts'
import { StateBox, type StateProps, StateWords } from './state-box.tsx'
import { InitialMark, TransitionLabel, TransitionLine } from './transition.tsx'

interface LayersProps {
  graph: ChartGraph
  layout: ChartLayout
  live?: ChartLive | undefined
  /** id of the hovered transition */
  pointed?: string | undefined
  canPress?: boolean
}

/** A chart's layers: the picture, hidden from screen readers, and above it the buttons, which are not. */
export function ChartLayers({ graph, layout, live, pointed, canPress = false }: LayersProps) {
  const placed = useMemo(() => placedStates(graph, layout), [graph, layout])
  const states = placed.map((state) => ({
    ...state,
    isActive: live?.active.includes(state.node.id) === true,
  }))
  const edges = graph.edges.filter(({ id }) => layout.paths.has(id))
  const isButton = (edge: ChartEdge) => isPressable(edge) && canPress && live?.active.includes(edge.source) !== false

  return (
    <>
      <g aria-hidden>
        {states.map((state) => (
          <Ground key={state.node.id} {...state} />
        ))}
        {[...layout.initials].map(([id, points]) => (
          <Initial key={id} points={points} />
        ))}
        {edges.map((edge) => (
          <g key={edge.id} data-part={edge.id}>
            <Line
              edge={edge}
              paths={layout.paths.get(edge.id) ?? NO_PATHS}
              mark={markOf(edge, live)}
              isHot={edge.id === pointed}
            />
          </g>
        ))}
        {states.map((state) => (
          <Words key={state.node.id} {...state} />
        ))}
      </g>
      {edges.map((edge) => {
        const box = layout.labels.get(edge.id)
        const timer = live?.timers.get(edge.id)
        return box === undefined ? null : (
          <Label
            key={edge.id}
            edge={edge}
            box={box}
            mark={markOf(edge, live)}
            left={timer?.left}
            delay={timer?.delay}
            isButton={isButton(edge)}
          />
        )
      })}
    </>
  )
}

function LiveState(props: StateProps) {
  return (
    <g data-part={props.node.id} data-state={props.node.id} data-active={props.isActive}>
      <StateBox {...props} />
    </g>
  )
}

type PlacedState = Pick<StateProps, 'node' | 'box' | 'depth' | 'isRegion'>

/** The states with their positions, parents first, so that they are drawn below their children. */
function placedStates({ nodes }: ChartGraph, { boxes }: ChartLayout): PlacedState[] {
  const depths = new Map<string, number>()
  return nodes.flatMap((node) => {
    const depth = node.parent === null ? 0 : (depths.get(node.parent) ?? 0) + 1
    depths.set(node.id, depth)
    const box = boxes.get(node.id)
    const isRegion = nodes.some(({ id, type }) => id === node.parent && type === 'parallel')
    return box === undefined ? [] : [{ node, box, depth, isRegion }]
  })
}

const NO_PATHS: never[] = []

// While time passes, only the parts that change render again.
const Ground = memo(LiveState)
const Words = memo(StateWords)
const Initial = memo(InitialMark)
const Line = memo(TransitionLine)
const Label = memo(PressableLabel)

interface PressableProps extends ComponentProps<typeof TransitionLabel> {
  isButton: boolean
}

/** A transition's label; a button when a person can trigger it. The chart handles the clicks of all labels. */
function PressableLabel({ isButton, ...label }: PressableProps) {
  const { edge, mark } = label
  const actions = edge.actions.length === 0 ? '' : ` / ${edge.actions.join(', ')}`
  const picture = (
    <>
      <title>{`${chartCopy.transition(edge)}${actions}`}</title>
      <TransitionLabel {...label} />
    </>
  )
  return isButton ? (
    <g
      // Another element than the label that takes its place, so that the focus is seen to go.
      key="button"
      role="button"
      tabIndex={0}
      aria-label={chartCopy.transition(edge)}
      aria-disabled={mark === 'blocked'}
      data-part={edge.id}
      data-label={edge.id}
      data-edge={edge.id}
      data-mark={mark}
    >
      {picture}
    </g>
  ) : (
    <g key="label" aria-hidden data-part={edge.id} data-label={edge.id} data-mark={mark}>
      {picture}
    </g>
  )
}
