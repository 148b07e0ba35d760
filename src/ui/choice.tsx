import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choice.module.css'

interface ChoiceProps extends ComponentProps<'button'> {
  icon: ReactNode
  label: string
  hint: string
}

/** A large button for one of a few options, with a line of explanation. */
export function Choice({ icon, label, hint, ...rest }: ChoiceProps) {
  const id = useId()
  return (
    <button
      type="button"
      className={styles.choice}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      {...rest}
    >
      <span className={styles.icon}>{icon}</span>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
    </button>
  )
}
