import { useEffect, useState } from 'react'
import type { DeskTools } from '#src/demo/desk-tools.ts'
import { deskCopy } from './desk-copy.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
import { FaultPresets } from './fault-presets.tsx'
import styles from './faults.module.css'
import { LatencyForm } from './latency-form.tsx'

/** Sets and removes faults, by preset or one by one, and the latency (DEMO-4). */
export function FaultsTab({ tools: { demo } }: { tools: DeskTools }) {
  const { faults } = demo
  const [, look] = useState(0)
  useEffect(() => {
    const stop = faults.subscribe(() => look((count) => count + 1))
    return stop
  }, [faults])
  return (
    <>
      <p className={styles.lead}>{deskCopy.faults.lead}</p>
      <FaultPresets faults={faults} />
      <FaultList faults={faults} />
      <FaultForm faults={faults} />
      <LatencyForm key={faults.latency()} faults={faults} />
    </>
  )
}
