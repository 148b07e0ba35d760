import styles from './progress.module.css'

interface ProgressProps {
  label: string
  steps: readonly string[]
  /** index of the current step, from 0 */
  current: number
  /** the current step waits for somebody else */
  waits?: boolean
}

/** The steps of a short process: done, current, to come; and which one it is, such as 'Step 3 of 9'. */
export function Progress({ label, steps, current, waits = false }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-done={index < current}
            data-waits={waits && index === current}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="visually-hidden">{step}</span>
          </li>
        ))}
      </ol>
      <p className={styles.count} data-live="step">
        {`Step ${current + 1} of ${steps.length}`}
      </p>
    </div>
  )
}
