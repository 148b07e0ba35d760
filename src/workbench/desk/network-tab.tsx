import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import type { FaultKey } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo, DeskFaults, ListedFault, ListedPreset } from '#src/workbench/contract/desk-demo.ts'
import { ActionButton } from './action-button.tsx'
import { BackendLine } from './backend-line.tsx'
import { CallList } from './call-list.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { numberFrom } from './fault-entries.ts'
import { FaultForm } from './fault-form.tsx'
import { OnlyNow } from './only-now.tsx'
import { Setting } from './setting.tsx'
import { useAnswer } from './use-demo.ts'

const copy = deskCopy.faults

/** Who answers the calls, how slow, what fails, and the calls themselves (MOCK-5, DEMO-4, MOCK-6). */
export function NetworkTab({ demo }: { demo: DeskDemo }) {
  const { faults } = demo
  const lists = useAnswer(demo, readFaults)
  return (
    <>
      <OnlyNow demo={demo}>
        <BackendLine demo={demo} />
        {lists === null ? null : (
          <>
            <Setting
              key={faults.latency()}
              label={copy.latency}
              hint={copy.errors.ms}
              value={faults.latency()}
              refusal={copy.errors.ms}
              onSet={async (text) => faults.setLatency(numberFrom(text))}
            />
            <FaultPreset faults={faults} presets={lists.presets} />
            <FaultList faults={faults} list={lists.list} />
            <FaultForm faults={faults} calls={lists.calls} />
          </>
        )}
      </OnlyNow>
      <CallList demo={demo} />
    </>
  )
}

async function readFaults({ faults }: DeskDemo) {
  const [list, calls, presets] = await Promise.all([faults.list(), faults.calls(), faults.presets()])
  return { list, calls, presets }
}

/** One preset at a time, and what to do next to see it. */
function FaultPreset({ faults, presets }: { faults: DeskFaults; presets: readonly ListedPreset[] }) {
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

/** The active faults in words, each with a button that removes it. */
function FaultList({ faults, list }: { faults: DeskFaults; list: readonly ListedFault[] }) {
  const heading = useRef<HTMLHeadingElement>(null)

  /** The button that was pressed disappears, so the focus moves to the heading. */
  function remove(fault: FaultKey | null) {
    if (fault === null) faults.clear()
    else faults.remove(fault)
    heading.current?.focus()
  }

  return (
    <section className={styles.section}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {copy.title}
      </h3>
      {list.length === 0 ? (
        <p className={styles.quiet}>{copy.none}</p>
      ) : (
        <>
          <ul className={styles.table}>
            {list.map((fault) => (
              <li key={`${fault.call} ${fault.kind}`} className={styles.line}>
                <span>{fault.text}</span>
                <ActionButton label={copy.remove} about={fault.text} onClick={() => remove(fault)} />
              </li>
            ))}
          </ul>
          {list.length > 1 ? (
            <Button variant="secondary" onClick={() => remove(null)}>
              {copy.removeAll}
            </Button>
          ) : null}
        </>
      )}
    </section>
  )
}
