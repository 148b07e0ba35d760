import { livingStates } from '#src/runtime.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useLive } from './use-live.ts'

/** Which flows are alive, and in which state. */
export function FlowsTab() {
  const states = useLive(livingStates)
  return (
    <>
      <p>{deskCopy.flows.lead}</p>
      <dl className={styles.states}>
        {Object.entries(states).map(([id, value]) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd>
              <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
