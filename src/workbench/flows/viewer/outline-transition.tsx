import { memo } from 'react'
import { isPressable } from '#src/workbench/flows/statechart/chart-live.ts'
import { secondsWords } from '#src/workbench/trace/format-timestamp.ts'
import type { ChartEdge } from '#src/workbench/trace/graph.ts'
import { flowsCopy } from './flows-copy.ts'
import styles from './outline.module.css'

const copy = flowsCopy.outline

/** Whether a person can press it now, it happens by itself, its guard is false, or its state is not active. */
export type TransitionAvailability = 'open' | 'awaited' | 'blocked' | 'inactive'

interface OutlineTransitionProps {
  edge: ChartEdge
  /** names of its targets; '' when it has none */
  targets: string
  availability: TransitionAvailability
  isTaken: boolean
  /** ms of virtual time left of its running delay */
  left: number | undefined
  onPress: ((edge: ChartEdge) => void) | undefined
}

export const OutlineTransition = memo((props: OutlineTransitionProps) => {
  const { edge, availability, isTaken, onPress } = props
  return (
    <li className={styles.transition} data-availability={availability} data-taken={isTaken ? '' : undefined}>
      {isPressable(edge) ? (
        <button
          type="button"
          className={styles.press}
          aria-disabled={availability !== 'open'}
          data-edge={edge.id}
          onClick={() => (availability === 'open' ? onPress?.(edge) : undefined)}
        >
          <Words {...props} />
        </button>
      ) : (
        <p className={styles.press} data-edge={edge.id}>
          <Words {...props} />
        </p>
      )}
    </li>
  )
})

function Words({ edge: { label, guard }, targets, availability, isTaken, left }: OutlineTransitionProps) {
  return (
    <>
      <span className={styles.event}>{label}</span>
      {left === undefined ? null : <span className={styles.left}>{copy.left(secondsWords(left))}</span>}
      {guard === null ? null : (
        <span className={styles.guard}>{availability === 'blocked' ? copy.blocked(guard) : `${copy.if} ${guard}`}</span>
      )}
      {targets === '' ? (
        <span className={styles.quiet}>{copy.stays}</span>
      ) : (
        <span className={styles.target}>
          <span aria-hidden="true">{copy.to} </span>
          <span className="visually-hidden">{copy.leadsTo} </span>
          {targets}
        </span>
      )}
      {isTaken ? <span className={styles.taken}>{copy.taken}</span> : null}
    </>
  )
}
