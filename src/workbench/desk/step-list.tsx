import styles from './desk.module.css'

interface StepListProps {
  /** in words */
  steps: readonly string[]
  /** number of steps done */
  done: number
  isRunning: boolean
}

/** The steps of a recording. */
export function StepList({ steps, done, isRunning }: StepListProps) {
  const numbered = steps.map((words, index) => ({ number: index + 1, words }))
  return (
    <ol className={styles.steps}>
      {numbered.map(({ number, words }) => (
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
