import type { Ref } from 'react'
import { Button } from '#src/ui/button.tsx'
import own from './demo-tab.module.css'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { firstClick } from './first-click.ts'
import type { NamedScenario } from './use-scenarios.ts'

const copy = demoTabCopy.scenarios

interface RunningScenarioProps {
  scenario: NamedScenario
  /** undefined after the last one */
  following: NamedScenario | undefined
  titleRef: Ref<HTMLHeadingElement>
  onStart: (id: string) => void
}

/** What to say and to press in the scenario that runs, and the way to the one after it (DEMO-12). */
export function RunningScenario({ scenario, following, titleRef, onStart }: RunningScenarioProps) {
  const { id, title, name, says, next } = scenario
  return (
    <section className={own.running} aria-labelledby="desk-scenario">
      <h3 ref={titleRef} id="desk-scenario" tabIndex={-1} className={styles.heading}>
        {title}, <span className={own.who}>{name}</span>
      </h3>
      <p role="status">
        <strong>{copy.next}</strong> {next}
      </p>
      <ul className={own.says}>
        {says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={own.steps}>
        <Button variant="secondary" className={own.action} onClick={firstClick(() => onStart(id))}>
          <span>
            {copy.again}
            <span className="visually-hidden"> {title}</span>
          </span>
        </Button>
        {following === undefined ? null : (
          <Button variant="secondary" className={own.action} onClick={firstClick(() => onStart(following.id))}>
            <span>
              {copy.following}
              <span className="visually-hidden"> {following.title}</span>
            </span>
          </Button>
        )}
      </div>
    </section>
  )
}
