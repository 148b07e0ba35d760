import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DemoInspector } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.inspector

/** Opens the Stately inspector, beside a notice about which data leave this page (FLOW-2). */
export function InspectorBlock({ inspector }: { inspector: DemoInspector }) {
  const id = useId()
  const status = useSyncExternalStore(inspector.subscribe, inspector.status)
  const block = useRef<HTMLElement>(null)
  // The address may have asked for the window (FLOW-2), and the block is below the list of flows.
  useEffect(() => {
    if (status === 'blocked' || status === 'offline') block.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <section ref={block} className={styles.block} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {copy.title}
      </h3>
      <p className={styles.quiet}>{copy.lead}</p>
      <Button variant="secondary" onClick={inspector.open}>
        {copy.open}
      </Button>
      {status === 'on' || status === 'opening' ? (
        <Button variant="quiet" onClick={inspector.stop}>
          {copy.stop}
        </Button>
      ) : null}
      <p role="status" className={styles.said}>
        {copy.status[status]}
      </p>
    </section>
  )
}
