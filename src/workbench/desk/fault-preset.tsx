import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { DeskFaults, ListedPreset } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.faults

/** One preset at a time, and what to do next to see it. */
export function FaultPreset({ faults, presets }: { faults: DeskFaults; presets: readonly ListedPreset[] }) {
  const label = useId()
  const active = presets.find(({ isActive }) => isActive)
  const id = active?.id ?? null
  const next = useRef<HTMLParagraphElement>(null)
  // On a phone, the sentence is below the sheet's edge.
  useEffect(() => {
    if (id !== null) next.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <div className={styles.entry}>
      <label htmlFor={label}>
        <span>{copy.preset}</span>
        <span className={styles.pick}>
          <select
            id={label}
            value={id ?? ''}
            onChange={({ currentTarget: { value } }) => void faults.setPreset(value === '' ? null : value)}
          >
            <option value="">{copy.noPreset}</option>
            {presets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" size={20} />
        </span>
      </label>
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
