import { useState } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'
import { deskCopy } from './desk-copy.ts'
import { DeskPreview } from './desk-preview.tsx'
import { DeskTabs, tabOf } from './desk-tabs.tsx'
import type { LoadFlows } from './flows-tab.tsx'
import styles from './own-desk.module.css'
import { useKept } from './use-kept.ts'
import { useOpener } from './use-opener.ts'

const copy = deskCopy.own

/** The desk in a window of its own, over the demo of the window that opened it (DEMO-14). */
export function OwnDesk({ loadFlows }: { loadFlows: LoadFlows }) {
  const opener = useOpener()
  const demo = opener?.kind === 'here' ? opener.demo : null
  const generation = useGeneration(demo)
  return (
    <div className={styles.own}>
      <header className={styles.header}>
        <h1 className={styles.title}>{deskCopy.title}</h1>
        {demo === null ? null : <DeskPreview key={generation} demo={demo} />}
      </header>
      <p role="status" className={styles.state}>
        {opener === null || opener.kind === 'here' ? null : copy[opener.kind]}
      </p>
      {demo === null ? null : <Attached key={generation} demo={demo} loadFlows={loadFlows} />}
    </div>
  )
}

function Attached({ demo, loadFlows }: { demo: Demo; loadFlows: LoadFlows }) {
  const [kept, keep] = useKept('larkspur.desk.tab', 'demo')
  return <DeskTabs demo={demo} loadFlows={loadFlows} tab={tabOf(kept)} onTab={keep} />
}

/** Counts the demos: nothing of one is shown for the next. */
function useGeneration(demo: Demo | null): number {
  const [generation, setGeneration] = useState({ demo, count: 0 })
  if (demo !== null && generation.demo !== demo) setGeneration({ demo, count: generation.count + 1 })
  return generation.count
}
