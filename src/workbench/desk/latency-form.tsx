import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { DemoFaults } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { numberFrom } from './fault-entries.ts'
import own from './faults.module.css'

const copy = deskCopy.faults

/** Sets how long every call takes. A wrong entry is marked and kept. */
export function LatencyForm({ faults }: { faults: DemoFaults }) {
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      aria-label={copy.latencyTitle}
      className={`${styles.block} ${own.form}`}
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
      <h3 className={styles.heading}>{copy.latencyTitle}</h3>
      <Field
        label={copy.latency}
        name="latency"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={faults.latency()}
        error={isWrong ? copy.errors.ms : undefined}
      />
      <Button variant="secondary" type="submit">
        {copy.setLatency}
      </Button>
    </form>
  )
}
