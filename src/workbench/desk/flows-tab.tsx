import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { DemoInspector, DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import type { FlowSource } from '#src/workbench/contract/source.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import fill from './flows-tab.module.css'
import { InspectorBlock } from './inspector-block.tsx'

type FlowsViewer = ComponentType<{ source: FlowSource; children: ReactNode }>

/** Loads the flow viewer with the bank's charts. They are the same in every window, so each window loads its own. */
export type LoadFlows = () => Promise<{ FlowsViewer: FlowsViewer }>

interface Loaded {
  FlowsViewer: FlowsViewer
  source: FlowSource
  inspector: DemoInspector
}

/** The flow viewer on the product's machines, loaded when the tab opens (FLOW-3, DEMO-7). */
export function FlowsTab({ demo, loadFlows }: { demo: DeskDemo; loadFlows: LoadFlows }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let isHere = true
    Promise.all([loadFlows(), demo.flows.source(), demo.flows.inspector()]).then(
      ([{ FlowsViewer }, source, inspector]) => (isHere ? setLoaded({ FlowsViewer, source, inspector }) : undefined),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [demo, loadFlows])
  if (loaded === null) return <p className={styles.quiet}>{deskCopy.coming}</p>
  const { FlowsViewer, source, inspector } = loaded
  return (
    <div className={fill.fill}>
      <FlowsViewer source={source}>
        <InspectorBlock inspector={inspector} />
      </FlowsViewer>
    </div>
  )
}
