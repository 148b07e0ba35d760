import type { ComponentProps } from 'react'
import styles from './chart.module.css'
import { chartCopy } from './chart-copy.ts'
import { TransitionLabel } from './transition.tsx'

interface PressableProps extends ComponentProps<typeof TransitionLabel> {
  isButton: boolean
}

/** A transition's label; a button when a person can trigger it. The chart handles the clicks of all labels. */
export function PressableLabel({ isButton, ...label }: PressableProps) {
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
      role="button"
      tabIndex={0}
      aria-label={chartCopy.transition(edge)}
      aria-disabled={mark === 'blocked'}
      className={styles.button}
      data-label={edge.id}
      data-edge={edge.id}
      data-mark={mark}
    >
      {picture}
    </g>
  ) : (
    <g aria-hidden data-label={edge.id} data-mark={mark}>
      {picture}
    </g>
  )
}
