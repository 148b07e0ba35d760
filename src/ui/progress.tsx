import styles from './progress.module.css'

interface ProgressProps {
  label: string
  steps: readonly string[]
  /** index of the current step, from 0 */
  current: number
}

/** The steps of a short process: done, current, to come. */
export function Progress({ label, steps, current }: ProgressProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index <= current}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="visually-hidden">{step}</span>
        </li>
      ))}
    </ol>
  )
}
