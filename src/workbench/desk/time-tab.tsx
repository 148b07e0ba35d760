import { useCallback } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useLive } from './use-live.ts'

const copy = deskCopy.time
const SECOND = 1_000
const MODES = ['live', 'paused', 'x10', 'x60'] as const

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' })
const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

const readClock = (clock: Demo['clock']) => ({ mode: clock.mode, second: Math.floor(clock.now() / SECOND) * SECOND })
/** Timers with the same name get a number, for React's keys. */
const readPending = (clock: Demo['clock']) =>
  clock.pending().map(({ owner, name, in: ms }, place, all) => {
    const alike = all.slice(0, place).filter((other) => other.owner === owner && other.name === name).length
    return { owner, name, seconds: inSeconds(ms), key: `${owner} ${name} ${alike}` }
  })

/** Controls the app clock and lists its pending timers (CLOCK-1). */
export function TimeTab({ demo }: { demo: Demo }) {
  const { mode, second } = useLive(useCallback(() => readClock(demo.clock), [demo]))
  const pending = useLive(useCallback(() => readPending(demo.clock), [demo]))
  return (
    <>
      <p className={styles.clock}>
        <time dateTime={hour.format(second)}>{hour.format(second)}</time>
        <span>{day.format(second)}</span>
      </p>
      <fieldset className={styles.group}>
        <legend>{copy.mode}</legend>
        {MODES.map((name) => (
          <Button key={name} variant="secondary" aria-pressed={mode === name} onClick={() => demo.clock.set(name)}>
            {copy.modes[name]}
          </Button>
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{copy.forward}</legend>
        <Button variant="secondary" onClick={() => void demo.clock.advance(SECOND)}>
          {copy.second}
        </Button>
        <Button variant="secondary" onClick={() => void demo.clock.advance(15 * SECOND)}>
          {copy.quarter}
        </Button>
        <Button variant="secondary" onClick={() => void demo.clock.next()}>
          {copy.next}
        </Button>
      </fieldset>
      <form
        aria-label={copy.forward}
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          void demo.clock.advance(Number(new FormData(event.currentTarget).get('seconds')) * SECOND)
        }}
      >
        <label className={styles.field}>
          <span>{copy.custom}</span>
          <input name="seconds" type="number" min="0" step="any" required />
        </label>
        <Button variant="secondary" type="submit">
          {copy.advance}
        </Button>
      </form>
      <form
        aria-label={copy.setClock}
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          void demo.clock.setNow(String(new FormData(event.currentTarget).get('at')))
        }}
      >
        <label className={styles.field}>
          <span>{copy.set}</span>
          <input name="at" type="datetime-local" min="1000-01-01T00:00" max="9999-12-31T23:59" required />
        </label>
        <Button variant="secondary" type="submit">
          {copy.setIt}
        </Button>
      </form>
      <h3 className={styles.heading}>{copy.pending}</h3>
      {pending.length === 0 ? <p className={styles.quiet}>{copy.none}</p> : null}
      <ul className={styles.rows}>
        {pending.map(({ owner, name, seconds, key }) => (
          <li key={key} className={styles.row}>
            <strong>{owner}</strong>
            <span>{name}</span>
            <span className={styles.countdown}>{seconds}</span>
            <Button variant="quiet" onClick={() => void jumpTo(owner, name)}>
              {copy.jump}
              <span className="visually-hidden">
                : {owner} {name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )

  /** Reads the timer again: less time is left than when it was rendered. */
  async function jumpTo(owner: string, name: string) {
    const timer = demo.clock.pending().find((other) => other.owner === owner && other.name === name)
    if (timer) await demo.clock.advance(timer.in)
  }
}

function inSeconds(ms: number): string {
  return `${(Math.ceil(ms / 100) / 10).toFixed(1)} s`
}
