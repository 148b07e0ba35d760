import { useEffect, useRef } from 'react'
import { SelectField } from '#src/ui/select-field.tsx'
import type { DeskFaults, ListedPreset } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.faults

/** One preset at a time, and what to do next to see it. */
export function FaultPreset({ faults, presets }: { faults: DeskFaults; presets: readonly ListedPreset[] }) {
  const active = presets.find(({ isActive }) => isActive)
  const id = active?.id ?? null
  const next = useRef<HTMLParagraphElement>(null)
  // On a phone, the sentence is below the sheet's edge.
  useEffect(() => {
    if (id !== null) next.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <div className={styles.entry}>
      <SelectField
        label={copy.preset}
        name="preset"
        prompt={copy.noPreset}
        options={presets.map(({ id, name }) => ({ value: id, text: name }))}
        value={id ?? ''}
        onChange={({ currentTarget: { value } }) => void faults.setPreset(value === '' ? null : value)}
      />
      <p ref={next} role="status" className={styles.said}>
        {active === undefined ? null : (
          <>
            <strong>{copy.next}</strong> {active.next}
          </>
        )}
      </p>
    </div>
  )
}
