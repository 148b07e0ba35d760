import type { ReactNode } from 'react'
import type { ShownEvent } from '#src/dev/demo-contract.ts'
import deskStyles from '#src/dev/desk/desk.module.css'
import { flowsCopy } from './flows-copy.ts'
import { ValueTree } from './value-tree.tsx'
import styles from './values.module.css'

const copy = flowsCopy.values

interface FlowValuesProps {
  /** undefined where the log does not tell */
  context: unknown
  event: ShownEvent | null
}

/** What a flow holds, and what it was last sent, with its secrets redacted (FLOW-3). */
export function FlowValues({ context, event }: FlowValuesProps) {
  return (
    <div className={styles.values}>
      <Part title={copy.context}>
        <Value value={context} none={context === undefined ? copy.notKnown : copy.noContext} />
      </Part>
      <Part title={copy.event} name={event?.type}>
        <Value value={payloadOf(event)} none={event === null ? copy.noEvent : copy.noPayload} />
      </Part>
    </div>
  )
}

function Part({ title, name, children }: { title: string; name?: string | undefined; children: ReactNode }) {
  return (
    <details className={styles.part} open>
      <summary>
        {title}
        {name === undefined ? null : <span className={styles.of}> {name}</span>}
      </summary>
      {children}
    </details>
  )
}

function Value({ value, none }: { value: unknown; none: string }) {
  const isNothing = typeof value !== 'object' || value === null || Object.keys(value).length === 0
  return isNothing ? <p className={deskStyles.quiet}>{none}</p> : <ValueTree value={value} />
}

function payloadOf(event: ShownEvent | null): object {
  const { type: _, ...payload } = event ?? { type: '' }
  return payload
}
