import type { ReactNode } from 'react'
import type { ShownEvent } from '#src/workbench/contract/source.ts'
import flows from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { ValueTree } from './value-tree.tsx'
import styles from './values.module.css'

const copy = flowsCopy.values

interface FlowValuesProps {
  context: unknown
  event: ShownEvent | null
  /** whether they begin unfolded */
  isUnfolded: boolean
}

/** A flow's context and the event that it last received, with secrets redacted (FLOW-3). */
export function FlowValues({ context, event, isUnfolded }: FlowValuesProps) {
  return (
    <div className={styles.values}>
      <Part title={copy.context} isUnfolded={isUnfolded}>
        <Value value={context} none={copy.noContext} />
      </Part>
      <Part title={copy.event} name={event?.type} isUnfolded={isUnfolded}>
        <Value value={payloadOf(event)} none={event === null ? copy.noEvent : copy.noPayload} />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  name?: string | undefined
  isUnfolded: boolean
  children: ReactNode
}

function Part({ title, name, isUnfolded, children }: PartProps) {
  return (
    <details className={styles.part} open={isUnfolded}>
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
  return isNothing ? <p className={flows.note}>{none}</p> : <ValueTree value={value} />
}

function payloadOf(event: ShownEvent | null): object {
  const { type: _, ...payload } = event ?? { type: '' }
  return payload
}
