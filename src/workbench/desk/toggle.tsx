import { useId } from 'react'
import styles from './desk.module.css'

interface ToggleProps {
  label: string
  /** the tooltip and description */
  hint: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

/** A setting that is on or off. */
export function Toggle({ label, hint, isOn, onTurn }: ToggleProps) {
  const id = useId()
  return (
    <label className={styles.check} title={hint}>
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby={id}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      <span>{label}</span>
      <span id={id} hidden>
        {hint}
      </span>
    </label>
  )
}
