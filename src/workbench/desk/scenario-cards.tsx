import { useNotice } from '#src/ui/use-notice.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { readingTime } from '#src/workbench/stories/pacing.ts'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import own from './present.module.css'
import { NO_NEWS, OwnStoryMenu } from './story/own-story-menu.tsx'
import { storyCopy } from './story/story-copy.ts'
import { useDraft } from './story/story-draft.ts'
import { cardId } from './story/story-focus.ts'
import type { NamedScenario } from './use-scenarios.ts'

const copy = deskCopy.scenarios

interface ScenarioCardsProps {
  demo: DeskDemo
  /** whether stories can be made here (DEMO-19) */
  canMake: boolean
  /** whether somebody came for the guided tours, which play */
  isForTours: boolean
  scenarios: readonly NamedScenario[]
  current: NamedScenario | null
  onStart: (id: string) => void
  onPlay: (id: string) => void
}

/** Every scenario, the long ones first (DEMO-12), and the stories of this browser (DEMO-19). Folded while one runs. */
export function ScenarioCards({ demo, canMake, isForTours, scenarios, current, onStart, onPlay }: ScenarioCardsProps) {
  const [news, tell] = useNotice(NO_NEWS)
  const draft = useDraft(demo)
  const yours = scenarios.filter(({ own }) => own === true)
  const shipped = scenarios.filter(({ own }) => own !== true)
  const cards = (list: readonly NamedScenario[]) => (
    <ul className={styles.table}>
      {list.map((scenario) => {
        const { id, title, name, says, cannotRun } = scenario
        const refusal =
          cannotRun === undefined
            ? {}
            : { 'aria-disabled': true, 'aria-describedby': `${cardId(id)}-why`, title: cannotRun }
        return (
          <li key={id} id={cardId(id)} className={own.card} aria-current={id === current?.id} title={says[0]}>
            <div>
              <h4 className={own.title}>
                <bdi>{title}</bdi>
              </h4>
              <p className={styles.quiet}>
                {name}
                {isTour(scenario) || isTold(scenario) ? `, ${copy.minutes(minutesOf(says))}` : ''}
              </p>
              {cannotRun === undefined ? null : (
                <p id={`${cardId(id)}-why`} className={own.why}>
                  {cannotRun}
                </p>
              )}
            </div>
            <ActionButton
              label={copy.start}
              about={title}
              variant={isForTours ? 'quiet' : 'secondary'}
              {...refusal}
              onClick={() => (cannotRun === undefined ? onStart(id) : undefined)}
            />
            <ActionButton
              label={copy.play}
              about={title}
              variant={isForTours && isTour(scenario) ? 'primary' : 'quiet'}
              {...refusal}
              onClick={() => (cannotRun === undefined ? onPlay(id) : undefined)}
            />
            {scenario.own === true ? (
              <OwnStoryMenu demo={demo} story={scenario} draft={draft} canMake={canMake} tell={tell} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
  return (
    <Fold title={copy.title} isOpen={current === null || draft?.kept != null}>
      {yours.length === 0 ? null : (
        <>
          <h4 className={own.title}>{storyCopy.yours}</h4>
          {cards(yours)}
        </>
      )}
      <p role="status" className={styles.said} data-tone={news.tone}>
        {news.text}
      </p>
      {yours.length === 0 ? null : <h4 className={own.title}>{copy.shipped}</h4>}
      {shipped.length === 0
        ? null
        : cards(shipped.toSorted((one, other) => Number(isTour(other)) - Number(isTour(one))))}
    </Fold>
  )
}

/** the most captions of a scenario that shows one thing */
const SHORT = 6

const isTour = ({ says, own }: NamedScenario) => own !== true && says.length > SHORT

/** One of this browser's own that has something to say. */
const isTold = ({ says, own }: NamedScenario) => own === true && says.length > 0

/** About how long it plays: most of it are captions, and about as long again passes between them. */
function minutesOf(says: readonly string[]): number {
  const reading = says.reduce((sum, text) => sum + readingTime(text), 0)
  return Math.max(1, Math.round((reading * 1.6) / 60_000))
}
