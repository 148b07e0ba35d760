import type { Ref } from 'react'
import { CardButton } from './card-button.tsx'
import own from './demo-tab.module.css'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import type { NamedScenario } from './use-scenarios.ts'

const copy = demoTabCopy.scenarios

interface RunningScenarioProps {
  scenario: NamedScenario
  /** undefined after the last one */
  following: NamedScenario | undefined
  titleRef: Ref<HTMLHeadingElement>
  onStart: (id: string) => void
  onPlay: (id: string) => void
}

/** What to say and to press in the scenario that runs, and the way to the one after it (DEMO-12). */
export function RunningScenario({ scenario, following, titleRef, onStart, onPlay }: RunningScenarioProps) {
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
        <CardButton label={copy.again} about={title} onPress={() => onStart(id)} />
        <CardButton label={copy.play} about={title} onPress={() => onPlay(id)} />
        {following === undefined ? null : (
          <CardButton label={copy.following} about={following.title} onPress={() => onStart(following.id)} />
        )}
      </div>
    </section>
  )
}
