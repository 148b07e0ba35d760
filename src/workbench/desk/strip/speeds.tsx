import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

const SPEEDS = ['live', 'x10', 'x60'] as const

interface SpeedsProps {
  clock: DeskDemo['clock']
  mode: DeskDemo['clock']['mode']
  isDisabled?: boolean
}

export function Speeds({ clock, mode, isDisabled = false }: SpeedsProps) {
  return (
    <fieldset className={styles.speeds} aria-label={copy.speed} disabled={isDisabled}>
      {SPEEDS.map((name) => (
        <button key={name} type="button" aria-pressed={mode === name} onClick={() => clock.set(name)}>
          {copy.modes[name]}
        </button>
      ))}
    </fieldset>
  )
}
