import type { ReactNode } from 'react'
import { useKept } from '#src/ui/use-kept.ts'
import type { ShownEvent } from '#src/workbench/contract/entry.ts'
import { breakable } from './breakable.tsx'
import flows from './flows.module.css'
import { flowsCopy } from './flows-copy.ts'
import { ValueTree } from './value-tree.tsx'
import styles from './values.module.css'

const copy = flowsCopy.values

interface FlowValuesProps {
  context: unknown
  event: ShownEvent | null
  /** the default, until the person folds or unfolds them */
  isUnfolded: boolean
}

/** A flow's context and the event that it last received, with secrets redacted (FLOW-3). */
export function FlowValues({ context, event, isUnfolded }: FlowValuesProps) {
  return (
    <div className={styles.values}>
      <Part title={copy.context} keptAs="context" isUnfolded={isUnfolded}>
        <Value value={context} none={copy.noContext} />
      </Part>
      <Part title={copy.event} name={event?.type} keptAs="event" isUnfolded={isUnfolded}>
        <Value value={payloadOf(event)} none={event === null ? copy.noEvent : copy.noPayload} />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  name?: string | undefined
  keptAs: 'context' | 'event'
  isUnfolded: boolean
  children: ReactNode
}

function Part({ title, name, keptAs, isUnfolded, children }: PartProps) {
  const [kept, keep] = useKept(`larkspur.desk.flows.${keptAs}`, '')
  const isOpen = kept === '' ? isUnfolded : kept === 'open'
  return (
    <details
      className={styles.part}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => (open === isOpen ? undefined : keep(open ? 'open' : 'folded'))}
    >
      <summary>
        {title}
        {name === undefined ? null : <span className={styles.of}> {breakable(name)}</span>}
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
