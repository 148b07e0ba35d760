import { useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DeskFaults } from '#src/workbench/demo/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { numberFrom } from './fault-entries.ts'

const copy = deskCopy.faults

/** Sets how long every call takes. A wrong entry is marked and kept. */
export function LatencyForm({ faults }: { faults: DeskFaults }) {
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      role="none"
      className={styles.entry}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        try {
          faults.setLatency(numberFrom(String(new FormData(event.currentTarget).get('latency'))))
          setWrong(false)
        } catch {
          setWrong(true)
          event.currentTarget.querySelector('input')?.focus()
        }
      }}
    >
      <label>
        <span>{copy.latency}</span>
        <input
          name="latency"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={faults.latency()}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
        />
      </label>
      <Button variant="secondary" type="submit">
        {copy.set}
        <span className="visually-hidden"> {copy.latency}</span>
      </Button>
      {isWrong ? (
        <p id={id} role="alert" className={styles.said} data-tone="failed">
          {copy.errors.ms}
        </p>
      ) : null}
    </form>
  )
}
