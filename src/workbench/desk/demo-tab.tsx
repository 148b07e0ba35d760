import { useEffect, useRef } from 'react'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { RunningScenario } from './running-scenario.tsx'
import { ScenarioCards } from './scenario-cards.tsx'
import { ShareButton } from './share-button.tsx'
import { StartOver } from './start-over.tsx'
import { useScenarios } from './use-scenarios.ts'
import { WaitingList } from './waiting-list.tsx'

/** All that a presentation needs: what to say and press, what waits for the bank, time, and what happened (DEMO-3, DEMO-12, DEMO-14). */
export function DemoTab({ demo }: { demo: Demo }) {
  const { scenarios, current, error, start, play } = useScenarios(demo)
  const title = useRef<HTMLHeadingElement>(null)
  const isChosen = useRef(false)
  const id = current?.id
  // The card that was pressed folds away.
  useEffect(() => {
    if (id !== undefined && isChosen.current) {
      title.current?.focus()
      title.current?.closest('section')?.scrollIntoView({ block: 'start' })
    }
    isChosen.current = false
  }, [id])
  const choose = (id: string) => {
    isChosen.current = true
    void start(id)
  }
  return (
    <>
      {current === null ? null : (
        <RunningScenario
          demo={demo}
          scenario={current}
          following={scenarios[scenarios.indexOf(current) + 1]}
          titleRef={title}
          onStart={choose}
          onPlay={play}
        />
      )}
      <WaitingList demo={demo} />
      <ScenarioCards scenarios={scenarios} current={current} onStart={choose} onPlay={play} />
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
      <ShareButton demo={demo} />
      <StartOver demo={demo} />
    </>
  )
}
