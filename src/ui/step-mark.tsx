import { Check } from 'lucide-react'
import styles from './step-mark.module.css'

interface StepMarkProps {
  /** from 1 */
  number: number
  isDone: boolean
  isCurrent: boolean
}

/** The number of a step in a circle; a check once it is done. For the eye only: the list says the order. */
export function StepMark({ number, isDone, isCurrent }: StepMarkProps) {
  return (
    <span className={styles.mark} data-done={isDone} data-current={isCurrent} aria-hidden="true">
      <span>{number}</span>
      <Check size={16} />
    </span>
  )
}
