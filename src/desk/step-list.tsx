import type { RecordingStep } from '#src/demo/demo-contract.ts'
import { inWords } from '#src/demo/recorder/words.ts'
import styles from './desk.module.css'

interface StepListProps {
  steps: readonly RecordingStep[]
  /** number of steps done */
  done: number
  isRunning: boolean
}

/** The steps of a recording. */
export function StepList({ steps, done, isRunning }: StepListProps) {
  const entries = steps.map((step, index) => ({ number: index + 1, words: inWords(step) }))
  return (
    <ol className={styles.steps}>
      {entries.map(({ number, words }) => (
        <li
          key={number}
          data-done={number <= done}
          aria-current={isRunning && number === done + 1 ? 'step' : undefined}
        >
          {words}
        </li>
      ))}
    </ol>
  )
}
