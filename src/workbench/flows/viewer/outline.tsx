import { memo, useEffect, useRef } from 'react'
import { type ChartLive, isPressable } from '#src/workbench/flows/statechart/chart-live.ts'
import { secondsWords } from '#src/workbench/trace/format-timestamp.ts'
import type { ChartEdge, ChartGraph, ChartNode } from '#src/workbench/trace/graph.ts'
import { flowsCopy } from './flows-copy.ts'
import styles from './outline.module.css'

const copy = flowsCopy.outline

interface OutlineProps {
  graph: ChartGraph
  live: ChartLive
  /** called to send a transition's event or to skip its delay; without it, nothing can be pressed */
  onPress: ((edge: ChartEdge) => void) | undefined
}

/**
 * A machine's states and transitions as nested lists: the text version of its chart (FLOW-3). Ark's TreeView is for what is folded and
 * selected. Here nothing folds, and Tab reaches the buttons of the transitions, which a tree's arrow keys would pass over.
 */
export function Outline({ graph, live, onPress }: OutlineProps) {
  const list = useRef<HTMLUListElement>(null)
  const isNew = useRef(true)
  const active = live.active.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other states are active
  useEffect(() => {
    // A flow that was just opened shows its name and its tools first.
    const isFirst = isNew.current
    isNew.current = false
    if (isFirst || list.current?.contains(document.activeElement)) return
    const innermost = list.current?.querySelector('[aria-current]:not(:has([aria-current]))')
    innermost?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul ref={list} role="list" className={styles.outline} aria-label={copy.label(graph.id)}>
      {graph.nodes
        .filter(({ parent }) => parent === null)
        .map((node) => (
          <State key={node.id} graph={graph} node={node} live={live} onPress={onPress} />
        ))}
    </ul>
  )
}

/** Transitions with how each of them stands. */
function Transitions({ graph, edges, live, onPress }: OutlineProps & { edges: readonly ChartEdge[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={styles.transitions}>
      {edges.map((edge) => {
        const availability = availabilityOf(edge, live, onPress !== undefined)
        const isTaken = live.last.includes(edge.id)
        const words = <Words graph={graph} edge={edge} live={live} availability={availability} isTaken={isTaken} />
        return (
          <li
            key={edge.id}
            className={styles.transition}
            data-availability={availability}
            data-taken={isTaken ? '' : undefined}
          >
            {isPressable(edge) ? (
              <button
                type="button"
                className={styles.press}
                aria-disabled={availability !== 'open'}
                data-edge={edge.id}
                onClick={() => (availability === 'open' ? onPress?.(edge) : undefined)}
              >
                {words}
              </button>
            ) : (
              <p className={styles.press} data-edge={edge.id}>
                {words}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Whether a person can press it now, it happens by itself, its guard is false, or its state is not active. */
type Availability = 'open' | 'awaited' | 'blocked' | 'inactive'

interface WordsProps extends Omit<OutlineProps, 'onPress'> {
  edge: ChartEdge
  availability: Availability
  isTaken: boolean
}

function Words({ graph, edge, live, availability, isTaken }: WordsProps) {
  const { id, label, guard, targets } = edge
  const left = live.timers.get(id)?.left
  return (
    <>
      <span className={styles.event}>{label}</span>
      {left === undefined ? null : <span className={styles.left}>{copy.left(secondsWords(left))}</span>}
      {guard === null ? null : (
        <span className={styles.guard}>{availability === 'blocked' ? copy.blocked(guard) : `${copy.if} ${guard}`}</span>
      )}
      {targets.length === 0 ? (
        <span className={styles.quiet}>{copy.stays}</span>
      ) : (
        <span className={styles.target}>
          <span aria-hidden="true">{copy.to} </span>
          <span className="visually-hidden">{copy.leadsTo} </span>
          {keysOf(graph, edge)}
        </span>
      )}
      {isTaken ? <span className={styles.taken}>{copy.taken}</span> : null}
    </>
  )
}

function State({ graph, node, live, onPress }: OutlineProps & { node: ChartNode }) {
  const { id, children } = node
  const isActive = live.active.includes(id)
  const edges = graph.edges.filter(({ source }) => source === id)
  const inner = graph.nodes.filter(({ parent }) => parent === id)
  return (
    <li className={styles.state} aria-current={isActive ? 'true' : undefined} data-state={id}>
      <Heading graph={graph} node={node} isActive={isActive} />
      {edges.length === 0 ? null : <Transitions graph={graph} edges={edges} live={live} onPress={onPress} />}
      {children.length === 0 ? null : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul role="list" className={styles.inner}>
          {inner.map((child) => (
            <State key={child.id} graph={graph} node={child} live={live} onPress={onPress} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface HeadingProps {
  graph: ChartGraph
  node: ChartNode
  isActive: boolean
}

const Heading = memo(({ graph, node, isActive }: HeadingProps) => {
  const { id, key, parent, type, tags, invokes } = node
  const isFirst = graph.nodes.find((one) => one.id === parent)?.initial === id
  const marks = [
    ...(isFirst ? [copy.initial] : []),
    ...(type === 'parallel' ? [copy.parallel] : []),
    ...(type === 'final' ? [copy.final] : []),
    ...tags,
  ]
  return (
    <p className={styles.heading}>
      <strong>{key}</strong>
      {isActive ? <span className={styles.active}>{copy.active}</span> : null}
      {marks.map((mark) => (
        <span key={mark} className={styles.mark}>
          {mark}
        </span>
      ))}
      {invokes.map((name) => (
        <span key={name} className={styles.quiet}>
          {copy.invokes} {name}
        </span>
      ))}
    </p>
  )
})

function keysOf(graph: ChartGraph, { targets }: ChartEdge): string {
  return targets.map((target) => graph.nodes.find(({ id }) => id === target)?.key ?? target).join(', ')
}

function availabilityOf({ id, source, kind }: ChartEdge, live: ChartLive, canPress: boolean): Availability {
  if (!live.active.includes(source)) return 'inactive'
  if (live.blocked.includes(id)) return 'blocked'
  return canPress && (kind === 'event' || live.timers.has(id)) ? 'open' : 'awaited'
}
