import { type FormEvent, useRef, useState } from 'react'
import type { DemoFaults, FaultError } from '#src/demo/demo-contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { type FaultEntries, faultFrom } from './fault-entries.ts'

const copy = deskCopy.faults
const KINDS = ['delay', 'status', 'network', 'duplicate'] as const
const OFTENS = ['once', 'times', 'always'] as const
const START: FaultEntries = {
  call: 'POST transfer',
  kind: 'status',
  ms: '5000',
  status: '500',
  often: 'once',
  times: '3',
}

/** Sets a fault for one call. Wrong entries are marked and kept. */
export function FaultForm({ faults }: { faults: DemoFaults }) {
  const form = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState(START)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const change = (changes: Partial<FaultEntries>) => setEntries({ ...entries, ...changes })

  function set(event: FormEvent) {
    event.preventDefault()
    try {
      faults.set(faultFrom(entries))
      setWrong([])
    } catch (error) {
      const { fields } = error as FaultError
      setWrong(fields)
      form.current?.querySelector<HTMLElement>(`[name="${fields[0]}"]`)?.focus()
    }
  }

  const numberField = (name: 'ms' | 'status' | 'times') => (
    <Field
      label={copy[name]}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={entries[name]}
      error={wrong.includes(name) ? copy.errors[name] : undefined}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )

  return (
    <form ref={form} className={styles.block} noValidate onSubmit={set}>
      <h3 className={styles.heading}>{copy.own}</h3>
      <label className={styles.field}>
        <span>{copy.call}</span>
        <select
          name="call"
          value={entries.call}
          onChange={({ currentTarget }) => change({ call: currentTarget.value })}
        >
          {faults.calls().map(({ call, text }) => (
            <option key={call} value={call}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{copy.kind}</span>
        <select
          name="kind"
          value={entries.kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as FaultEntries['kind'] })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {copy.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {entries.kind === 'delay' ? numberField('ms') : null}
      {entries.kind === 'status' ? numberField('status') : null}
      <fieldset className={styles.group}>
        <legend>{copy.often}</legend>
        {OFTENS.map((often) => (
          <label key={often} className={styles.check}>
            <input type="radio" name="often" checked={entries.often === often} onChange={() => change({ often })} />
            <span>{copy.oftens[often]}</span>
          </label>
        ))}
      </fieldset>
      {entries.often === 'times' ? numberField('times') : null}
      <Button variant="secondary" type="submit">
        {copy.set}
      </Button>
    </form>
  )
}
