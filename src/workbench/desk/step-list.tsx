import { Check } from 'lucide-react'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

interface StepListProps {
  /** in words */
  steps: readonly string[]
  /** number of steps done */
  done: number
  isRunning: boolean
  label?: string
  /** the number of the first one */
  first?: number
}

/** Steps in order, with those that are done and the next one marked. */
export function StepList({ steps, done, isRunning, label, first = 1 }: StepListProps) {
  const numbered = steps.map((words, index) => ({ number: index + 1, words }))
  return (
    <ol className={styles.steps} aria-label={label} start={first}>
      {numbered.map(({ number, words }) => (
        <li
          key={number}
          data-done={number <= done}
          aria-current={isRunning && number === done + 1 ? 'step' : undefined}
        >
          {words}
          {number <= done ? (
            <>
              <Check className={styles.tick} aria-hidden="true" size={16} />
              <span className="visually-hidden">, {deskCopy.stepDone}</span>
            </>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
