import { useState } from 'react'
import { dayOf } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { useIsNarrow } from '#src/workbench/desk/use-width.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

const SECOND = 1_000
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const minute = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** Sets the clock, and advances it by an exact amount (CLOCK-1). */
export function ClockPanel({ clock }: Pick<DeskDemo, 'clock'>) {
  const isNarrow = useIsNarrow()
  const [isAdvancing, setIsAdvancing] = useState(false)
  const advance = async (seconds: number) => {
    setIsAdvancing(true)
    await clock.advance(seconds * SECOND).finally(() => setIsAdvancing(false))
  }
  return (
    <section className={`${styles.panel} ${styles.setting}`} aria-label={copy.clock}>
      <p>{day.format(clock.now())}</p>
      {isNarrow ? <Speeds clock={clock} /> : null}
      <form
        role="none"
        onSubmit={(event) => {
          event.preventDefault()
          void clock.setNow(String(new FormData(event.currentTarget).get('at')))
        }}
      >
        <label>
          <span>{copy.dateTime}</span>
          <input
            name="at"
            type="datetime-local"
            // In any time zone, these are years of four digits.
            min="1000-01-02T00:00"
            max="9999-12-30T23:59"
            required
            defaultValue={`${dayOf(clock.now())}T${minute.format(clock.now())}`}
          />
        </label>
        <Button variant="secondary" type="submit">
          {copy.set}
        </Button>
      </form>
      <form
        role="none"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAdvancing) clock.set(clock.mode)
          else void advance(Number(new FormData(event.currentTarget).get('seconds')))
        }}
      >
        <label>
          <span>{copy.seconds}</span>
          <input name="seconds" type="number" min="0" step="any" required defaultValue="15" />
        </label>
        <Button variant="secondary" type="submit">
          {isAdvancing ? copy.stop : copy.advance}
        </Button>
      </form>
    </section>
  )
}

const SPEEDS = ['live', 'x10', 'x60'] as const

interface SpeedsProps extends Pick<DeskDemo, 'clock'> {
  isDisabled?: boolean
}

export function Speeds({ clock, isDisabled = false }: SpeedsProps) {
  return (
    <fieldset className={styles.speeds} aria-label={copy.speed} disabled={isDisabled}>
      {SPEEDS.map((name) => (
        <button key={name} type="button" aria-pressed={clock.mode === name} onClick={() => clock.set(name)}>
          {copy.modes[name]}
        </button>
      ))}
    </fieldset>
  )
}
