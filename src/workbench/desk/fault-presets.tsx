import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DemoFaults, ListedPreset } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import own from './faults.module.css'

const copy = deskCopy.faults

/** One preset at a time, and what to do next to see it. */
export function FaultPresets({ faults, presets }: { faults: DemoFaults; presets: readonly ListedPreset[] }) {
  const active = presets.find(({ isActive }) => isActive)
  const id = active?.id ?? null
  const next = useRef<HTMLParagraphElement>(null)
  // On a phone, the sentence is below the sheet's edge.
  useEffect(() => {
    if (id !== null) next.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <section className={styles.block}>
      <fieldset className={`${styles.group} ${own.presets}`}>
        <legend>{copy.presets}</legend>
        <Button variant="secondary" aria-pressed={active === undefined} onClick={() => void faults.setPreset(null)}>
          {copy.noPreset}
        </Button>
        {presets.map(({ id, name, isActive }) => (
          <Button
            key={id}
            variant="secondary"
            aria-pressed={isActive}
            onClick={() => void faults.setPreset(isActive ? null : id)}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      <p ref={next} role="status" className={active === undefined ? styles.quiet : undefined}>
        {active === undefined ? (
          copy.noNext
        ) : (
          <>
            <strong>{copy.next}</strong> {active.next}
          </>
        )}
      </p>
    </section>
  )
}
