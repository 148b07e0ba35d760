import { useCallback, useState } from 'react'
import type { Demo, ScenarioSummary } from '#src/demo/demo-contract.ts'
import { Button } from '#src/ui/button.tsx'
import own from './demo-tab.module.css'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { useLive } from './use-live.ts'

const copy = demoTabCopy.scenarios

/** The scenario that runs, with what to say and press, above a card for each (DEMO-12). */
export function ScenarioCards({ demo }: { demo: Demo }) {
  const running = useLive(useCallback(() => demo.scenario(), [demo]))
  const [scenarios] = useState(() => demo.scenarios())
  const [error, setError] = useState('')
  const current = scenarios.find(({ id }) => id === running)
  const nameOf = (persona: string) => demo.personas().find(({ id }) => id === persona)?.name ?? persona

  async function start(id: string) {
    try {
      setError('')
      await demo.startScenario(id)
    } catch (error) {
      setError((error as Error).message)
    }
  }

  return (
    <>
      {current === undefined ? null : (
        <RunningScenario scenario={current} name={nameOf(current.persona)} onStart={() => void start(current.id)} />
      )}
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
      <details open={current === undefined} className={own.choice}>
        <summary className={own.summary}>
          <h3 className={styles.heading}>{copy.title}</h3>
        </summary>
        <p className={styles.quiet}>{copy.hint}</p>
        <ul className={own.cards}>
          {scenarios.map(({ id, title, persona, says }) => (
            <li key={id} className={own.card} aria-current={id === running}>
              <h4 className={own.title}>{title}</h4>
              <p className={styles.quiet}>
                {nameOf(persona)}. {says[0]}
              </p>
              <Button variant="secondary" className={own.action} onClick={() => void start(id)}>
                <span>
                  {copy.start}
                  <span className="visually-hidden">, {title}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

interface RunningScenarioProps {
  scenario: ScenarioSummary
  name: string
  onStart: () => void
}

function RunningScenario({ scenario: { title, says, next }, name, onStart }: RunningScenarioProps) {
  return (
    <section className={own.running} aria-labelledby="desk-scenario">
      <h3 id="desk-scenario" className={styles.heading}>
        {title}, <span className={own.who}>{name}</span>
      </h3>
      <ul className={own.says}>
        {says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p role="status">
        <strong>{copy.next}</strong> {next}
      </p>
      <Button variant="quiet" className={own.action} onClick={onStart}>
        <span>
          {copy.again}
          <span className="visually-hidden">, {title}</span>
        </span>
      </Button>
    </section>
  )
}
