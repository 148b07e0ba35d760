import { useState } from 'react'
import { CALL_NAMES } from '#mocks/bank/call-names.ts'
import { faultPresets } from '#mocks/bank/fault-presets.ts'
import type { Fault } from '#src/contract/app-steps.ts'
import type { DeskTools } from '#src/demo/desk-tools.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useActivity } from './use-activity.ts'

const copy = deskCopy.faults
const KINDS = ['delay', 'status', 'network', 'duplicate'] as const

/** Sets faults, for single calls or by preset, and the latency (DEMO-4). */
export function FaultsTab({ tools: { backend } }: { tools: DeskTools }) {
  const { faults, latency } = useActivity(backend, () => ({ faults: backend.faults.list(), latency: backend.latency }))
  return (
    <>
      <h3 className={styles.heading}>{copy.active}</h3>
      {faults.length === 0 ? <p className={styles.quiet}>{copy.none}</p> : null}
      <ul className={styles.rows}>
        {faults.map((fault) => (
          <li key={`${fault.call} ${fault.kind}`} className={styles.row}>
            <code>{fault.call}</code>
            <span>{describeFault(fault)}</span>
          </li>
        ))}
      </ul>
      {faults.length === 0 ? null : (
        <Button variant="secondary" onClick={() => backend.faults.clear()}>
          {copy.clear}
        </Button>
      )}
      <fieldset className={styles.group}>
        <legend>{copy.presets}</legend>
        {faultPresets.map(({ name, faults: preset }) => (
          <Button
            key={name}
            variant="secondary"
            onClick={() => {
              for (const fault of preset) backend.faults.set(fault)
            }}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      <FaultForm onSet={(fault) => backend.faults.set(fault)} />
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          backend.latency = Number(new FormData(event.currentTarget).get('latency'))
        }}
      >
        <label className={styles.field}>
          <span>{copy.latency}</span>
          <input key={latency} name="latency" type="number" min="0" required defaultValue={latency} />
        </label>
        <Button variant="secondary" type="submit">
          {deskCopy.operator.save}
        </Button>
      </form>
    </>
  )
}

function FaultForm({ onSet }: { onSet: (fault: Fault) => void }) {
  const [kind, setKind] = useState<Fault['kind']>('delay')
  return (
    <form
      className={styles.block}
      onSubmit={(event) => {
        event.preventDefault()
        onSet(faultIn(new FormData(event.currentTarget), kind))
      }}
    >
      <label className={styles.field}>
        <span>{copy.call}</span>
        <select name="call">
          {CALL_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{copy.kind}</span>
        <select
          name="kind"
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as Fault['kind'])}
        >
          {KINDS.map((name) => (
            <option key={name} value={name}>
              {copy.kinds[name]}
            </option>
          ))}
        </select>
      </label>
      {kind === 'delay' ? (
        <label className={styles.field}>
          <span>{copy.ms}</span>
          <input name="ms" type="number" min="0" required defaultValue={5_000} />
        </label>
      ) : null}
      {kind === 'status' ? (
        <label className={styles.field}>
          <span>{copy.status}</span>
          <input name="status" type="number" min="200" max="599" required defaultValue={500} />
        </label>
      ) : null}
      <label className={styles.check}>
        <input name="once" type="checkbox" />
        <span>{copy.once}</span>
      </label>
      <Button variant="secondary" type="submit">
        {copy.set}
      </Button>
    </form>
  )
}

function faultIn(data: FormData, kind: Fault['kind']): Fault {
  return {
    call: String(data.get('call')),
    kind,
    ...(kind === 'delay' ? { ms: Number(data.get('ms')) } : {}),
    ...(kind === 'status' ? { status: Number(data.get('status')) } : {}),
    ...(data.get('once') === null ? {} : { times: 1 }),
  }
}

function describeFault({ kind, ms, status, times }: Fault): string {
  const what = [copy.kinds[kind], ms === undefined ? '' : `(${ms} ms)`, status === undefined ? '' : `(${status})`]
  return `${what.filter((word) => word !== '').join(' ')}, ${times === undefined ? copy.always : `${times} ${copy.times}`}`
}
