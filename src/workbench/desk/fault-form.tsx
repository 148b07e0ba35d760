import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { focusField } from '#src/ui/focus-field.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import type { FaultError } from '#src/workbench/contract/demo-contract.ts'
import type { DeskFaults, ListedCall } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { type FaultEntries, faultFrom } from './fault-entries.ts'
import { Fold } from './fold.tsx'
import own from './network.module.css'

const copy = deskCopy.faults
const KINDS = Object.keys(copy.kinds) as FaultEntries['kind'][]
const OFTENS = Object.keys(copy.oftens) as FaultEntries['often'][]
const START: FaultEntries = {
  call: 'POST transfer',
  kind: 'status',
  ms: '5000',
  status: '500',
  often: 'once',
}

/** Sets a fault for one call. Wrong entries are marked and kept. */
export function FaultForm({ faults, calls }: { faults: DeskFaults; calls: readonly ListedCall[] }) {
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
      focusField(form.current, fields[0] ?? '')
    }
  }

  const numberField = (name: 'ms' | 'status') => (
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
    <Fold title={copy.own}>
      <form ref={form} aria-label={copy.own} className={own.form} noValidate onSubmit={set}>
        <SelectField
          label={copy.call}
          name="call"
          options={calls.map(({ call, text }) => ({ value: call, text }))}
          value={entries.call}
          onChange={({ currentTarget }) => change({ call: currentTarget.value })}
        />
        <SelectField
          label={copy.kind}
          name="kind"
          options={KINDS.map((kind) => ({ value: kind, text: copy.kinds[kind] }))}
          value={entries.kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as FaultEntries['kind'] })}
        />
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
        <Button variant="secondary" type="submit">
          {copy.setFault}
        </Button>
      </form>
    </Fold>
  )
}
