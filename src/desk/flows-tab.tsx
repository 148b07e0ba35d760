import type { DeskTools } from '#src/demo/desk-tools.ts'
import { useDeferred } from '#src/platform/use-deferred.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

/** The flow viewer on this page's machines, loaded when the tab opens (FLOW-3, DEMO-7). */
export function FlowsTab({ tools }: { tools: DeskTools }) {
  const OwnFlows = useDeferred(loadOwnFlows)
  return OwnFlows === undefined ? <p className={styles.quiet}>{deskCopy.flows.coming}</p> : <OwnFlows tools={tools} />
}

const loadOwnFlows = () => import('#src/demo/flows/own-flows.tsx').then(({ OwnFlows }) => OwnFlows)
