import type { Demo } from '#src/demo/demo-contract.ts'
import { ClockChip } from './clock-chip.tsx'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { HappenedLog } from './happened-log.tsx'
import { ScenarioCards } from './scenario-cards.tsx'
import { StartOver } from './start-over.tsx'
import { WaitingList } from './waiting-list.tsx'

/** All that a presentation needs (DEMO-3, DEMO-12, DEMO-14). */
export function DemoTab({ demo }: { demo: Demo }) {
  return (
    <>
      <p className={styles.quiet}>{demoTabCopy.lead}</p>
      <ScenarioCards demo={demo} />
      <WaitingList demo={demo} />
      <ClockChip demo={demo} />
      <StartOver demo={demo} />
      <HappenedLog demo={demo} />
    </>
  )
}
