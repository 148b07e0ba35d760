import { CardButton } from './card-button.tsx'
import own from './demo-tab.module.css'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import type { NamedScenario } from './use-scenarios.ts'

const copy = demoTabCopy.scenarios

interface ScenarioCardsProps {
  scenarios: readonly NamedScenario[]
  current: NamedScenario | null
  onStart: (id: string) => void
  onPlay: (id: string) => void
}

/** A card for each scenario (DEMO-12), folded while one runs. */
export function ScenarioCards({ scenarios, current, onStart, onPlay }: ScenarioCardsProps) {
  return (
    <details open={current === null} className={own.fold}>
      <summary className={own.summary}>
        <h3 className={styles.heading}>{copy.title}</h3>
      </summary>
      <p className={styles.quiet}>{copy.hint}</p>
      <ul className={own.cards}>
        {scenarios.map(({ id, title, says }) => (
          <li key={id} className={own.card} aria-current={id === current?.id}>
            <div>
              <h4 className={own.title}>{title}</h4>
              <p className={styles.quiet}>{says[0]}</p>
            </div>
            <CardButton label={copy.start} about={title} onPress={() => onStart(id)} />
            <CardButton label={copy.play} about={title} onPress={() => onPlay(id)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
