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
  titleRef: Ref<HTMLHeadingElement>
  onStart: () => void
}

/** What to say and to press in the scenario that runs (DEMO-12). */
export function RunningScenario({ scenario: { title, name, says, next }, titleRef, onStart }: RunningScenarioProps) {
  return (
    <section className={own.running} aria-labelledby="desk-scenario">
      <div className={own.top}>
        <h3 ref={titleRef} id="desk-scenario" tabIndex={-1} className={styles.heading}>
          {title}, <span className={own.who}>{name}</span>
        </h3>
        <Button variant="secondary" className={own.action} onClick={firstClick(onStart)}>
          <span>
            {copy.again}
            <span className="visually-hidden"> {title}</span>
          </span>
        </Button>
      </div>
      <ul className={own.says}>
        {says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p role="status">
        <strong>{copy.next}</strong> {next}
      </p>
    </section>
  )
}
