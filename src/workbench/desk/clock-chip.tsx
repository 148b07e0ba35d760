import { useCallback } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { ActionButton } from './action-button.tsx'
import own from './demo-tab.module.css'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { useLive } from './use-live.ts'

const copy = demoTabCopy.clock
const MODES = ['paused', 'live', 'x10', 'x60'] as const
const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The app clock in one row: its time, its speed, and the next timer (CLOCK-1). */
export function ClockChip({ demo }: { demo: Demo }) {
  const { clock } = demo
  const { time, mode, timer } = useLive(useCallback(() => readClock(clock), [clock]))
  return (
    <section className={own.clock} aria-label={copy.title}>
      <time className={own.time}>{time}</time>
      <fieldset className={styles.group} aria-label={copy.title}>
        {MODES.map((name) => (
          <Button
            key={name}
            variant="secondary"
            className={own.mode}
            aria-pressed={mode === name}
            onClick={() => clock.set(name)}
          >
            {copy.modes[name]}
          </Button>
        ))}
      </fieldset>
      <div className={own.timer}>
        <ActionButton
          label={copy.next}
          variant="secondary"
          reason={timer === null ? copy.none : null}
          reasonId="desk-next-timer"
          onPress={() => void clock.next()}
        />
        <span id="desk-next-timer" className={styles.quiet}>
          {timer ?? copy.none}
        </span>
      </div>
    </section>
  )
}

function readClock(clock: Demo['clock']) {
  const [timer] = clock.pending().toSorted((left, right) => left.in - right.in)
  return {
    time: hour.format(clock.now()),
    mode: clock.mode,
    timer:
      timer === undefined
        ? null
        : copy.timer(timer.owner, timer.name, `${(Math.ceil(timer.in / 100) / 10).toFixed(1)} s`),
  }
}
