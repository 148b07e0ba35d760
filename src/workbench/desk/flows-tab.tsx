import { useCallback, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DemoInspector, DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { loadFlowTools } from '#src/workbench/flows/load-flow-tools.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import fill from './flows-tab.module.css'
import { useLate } from './use-late.ts'

/** The flow viewer on the product's machines, loaded when the tab opens (FLOW-3, DEMO-7). Each window loads its own viewer. */
export function FlowsTab({ demo }: { demo: DeskDemo }) {
  const load = useCallback(() => Promise.all([loadFlowTools(), demo.flows.source(), demo.flows.inspector()]), [demo])
  const loaded = useLate(load)
  if (loaded === null) return <p className={styles.quiet}>{deskCopy.coming}</p>
  const [{ FlowsViewer }, source, inspector] = loaded
  return (
    <div className={fill.fill}>
      <FlowsViewer source={source}>
        <InspectorBlock inspector={inspector} />
      </FlowsViewer>
    </div>
  )
}

/** Opens the Stately inspector, beside a notice about which data leave this page (FLOW-2). */
function InspectorBlock({ inspector }: { inspector: DemoInspector }) {
  const copy = deskCopy.inspector
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
