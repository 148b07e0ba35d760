import type { RecordingStep } from '#src/demo/demo-contract.ts'
import { describeStep } from '#src/demo/recorder/describe-step.ts'
import styles from './desk.module.css'

interface StepListProps {
  steps: readonly RecordingStep[]
  /** number of steps done */
  done: number
  isRunning: boolean
}

/** The steps of a recording. */
export function StepList({ steps, done, isRunning }: StepListProps) {
  const described = steps.map((step, index) => ({ number: index + 1, words: describeStep(step) }))
  return (
    <ol className={styles.steps}>
      {described.map(({ number, words }) => (
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
