import { useState } from 'react'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import own from './present.module.css'
import { matches, SearchField } from './search-field.tsx'
import type { NamedScenario } from './use-scenarios.ts'

const copy = deskCopy.scenarios

interface ScenarioCardsProps {
  scenarios: readonly NamedScenario[]
  current: NamedScenario | null
  onStart: (id: string) => void
  onPlay: (id: string) => void
}

/** Every scenario (DEMO-12), folded while one runs. */
export function ScenarioCards({ scenarios, current, onStart, onPlay }: ScenarioCardsProps) {
  const [search, setSearch] = useState('')
  const found = scenarios.filter(({ title, name, says }) => matches([title, name, ...says].join(' '), search))
  return (
    <Fold title={copy.title} isOpen={current === null}>
      <SearchField label={copy.search} value={search} onChange={setSearch} />
      {found.length === 0 ? <p className={styles.quiet}>{copy.noneFound}</p> : null}
      <ul className={styles.table}>
        {found.map(({ id, title, name, says }) => (
          <li key={id} className={own.card} aria-current={id === current?.id} title={says[0]}>
            <div>
              <h4 className={own.title}>{title}</h4>
              <p className={styles.quiet}>{name}</p>
            </div>
            <ActionButton
              label={copy.start}
              about={title}
              variant="secondary"
              reason={null}
              onPress={() => onStart(id)}
            />
            <ActionButton label={copy.play} about={title} reason={null} onPress={() => onPlay(id)} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
