import { useEffect, useRef } from 'react'
import { SPENT_CODE } from '#machines/rules/rules.ts'
import { Button } from '#src/ui/button.tsx'
import { copyText } from '#src/ui/copy-text.ts'
import { useNotice } from '#src/ui/use-notice.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { useKept } from '#src/workbench/flows/viewer/use-kept.ts'
import { ActionButton } from './action-button.tsx'
import { MockOnlyNote } from './backend-line.tsx'
import { Customers } from './customers.tsx'
import { Decidables } from './decidables.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { OnlyNow } from './only-now.tsx'
import { RunningScenario } from './running-scenario.tsx'
import { ScenarioCards } from './scenario-cards.tsx'
import { useDraft } from './story/story-draft.ts'
import { useDemo, useServer } from './use-demo.ts'
import { useLate } from './use-late.ts'
import { useProgress, useScenarios } from './use-scenarios.ts'
import { useWaiting, type WaitingLists } from './use-waiting.ts'
import { useIsPhone } from './use-width.ts'

const loadForm = () => import('./story/story-form.tsx')

/** All that a presentation needs: who is logged in, what to say and press, and what waits for the bank (DEMO-3, DEMO-12). */
export function PresentTab({ demo, isOwn = false }: { demo: DeskDemo; isOwn?: boolean }) {
  const server = useServer(demo)
  const draft = useDraft(demo)
  const canMake = !useIsPhone() || isOwn
  const form = useLate(loadForm)
  if (canMake && server === null && draft?.isOpen === true)
    return form === null ? (
      <p className={styles.quiet}>{deskCopy.coming}</p>
    ) : (
      <form.StoryForm demo={demo} draft={draft} />
    )
  return (
    <OnlyNow demo={demo}>
      <WhoIsLoggedIn demo={demo} />
      {server === null ? <Scenarios demo={demo} canMake={canMake} /> : <MockOnlyNote demo={demo} server={server} />}
      <Customers demo={demo} />
    </OnlyNow>
  )
}

function WhoIsLoggedIn({ demo }: { demo: DeskDemo }) {
  const copy = deskCopy.customers
  const id = useDemo(demo, demo.customerId)
  const name = useDemo(demo, demo.people).find(({ userId }) => userId === id)?.name
  return (
    <div className={`${styles.line} ${styles.wraps}`}>
      {id === null ? (
        <p>{copy.nobody}</p>
      ) : (
        <>
          <p className={styles.loggedIn}>
            {name === undefined ? (
              copy.somebody
            ) : (
              <>
                {copy.loggedIn} <strong>{name}</strong>
              </>
            )}
          </p>
          <Code demo={demo} id={id} />
          <Button variant="quiet" onClick={() => void demo.signOut()}>
            {copy.logOut}
          </Button>
        </>
      )}
    </div>
  )
}

/** The one-time code of whoever is logged in, which the presenter types for them. */
function Code({ demo, id }: { demo: DeskDemo; id: string }) {
  const copy = deskCopy.customers
  const server = useServer(demo)
  const [isCopied, setCopied] = useNotice(false)
  const code = useDemo(demo, ({ people, operator }) =>
    people().some(({ userId }) => userId === id) ? String(operator.overview(id).user.userOtp ?? '') : '',
  )
  if (server !== null || code === '') return null
  if (code === String(SPENT_CODE)) return <p className={styles.quiet}>{copy.codeSpent}</p>
  return (
    <p>
      {copy.code} <strong>{code}</strong>{' '}
      <ActionButton
        label={isCopied ? copy.copied : copy.copy}
        about={copy.code}
        onClick={() => void copyText(code).then(setCopied)}
      />
    </p>
  )
}

function Scenarios({ demo, canMake }: { demo: DeskDemo; canMake: boolean }) {
  const { scenarios, current, isStarting, error, start, play } = useScenarios(demo)
  const progress = useProgress(demo, current, isStarting)
  const title = useRef<HTMLHeadingElement>(null)
  const isChosen = useRef(false)
  const isForTours = useDemo(demo, ({ desk }) => desk.tab()) === 'tours'
  const [closed, close] = useKept('larkspur.desk.closed-card', '')
  const id = current?.id
  const isCardOpen = id !== closed
  const waiting = useWaiting(demo, isCardOpen ? (id ?? null) : null)
  // What is filled then is the way to the next scenario.
  const isOver = isCardOpen && progress?.asked === null
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
    close('')
    void start(id)
  }
  const isRunning = useDemo(demo, demo.stories.isRunning)
  const waitingNow = waiting === null || isRunning ? null : <WaitingNow waiting={waiting} isNext={!isOver} />
  const card =
    current === null || progress === null || !isCardOpen ? null : (
      <RunningScenario
        demo={demo}
        scenario={current}
        progress={progress}
        isRunning={isRunning}
        following={scenarios[scenarios.indexOf(current) + 1]}
        titleRef={title}
        waiting={waitingNow}
        onStart={choose}
        onPlay={(id) => void play(id)}
        onClose={() => close(current.id)}
      />
    )
  return (
    <>
      {card ?? waitingNow}
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
      {waiting === null ? null : <WaitingElse waiting={waiting} />}
      <ScenarioCards
        demo={demo}
        canMake={canMake}
        isForTours={isForTours}
        scenarios={scenarios}
        current={current}
        onStart={choose}
        onPlay={(id) => void play(id)}
      />
    </>
  )
}

/** What waits for the bank because of the story, each with what can be done about it (DEMO-3). */
function WaitingNow({ waiting, isNext }: { waiting: WaitingLists; isNext: boolean }) {
  const { customer, now, others, isStory } = waiting
  // Without a customer, all that waits is what is folded; in a scenario, the card says what comes next.
  if (now.length === 0 && (isStory || (customer === null && others.length > 0))) return null
  return (
    <section className={styles.section} aria-labelledby="desk-waiting">
      <h3 id="desk-waiting" className={styles.heading}>
        {deskCopy.waiting.title(now.length)}
      </h3>
      {now.length === 0 ? <p className={styles.quiet}>{noteOf(waiting)}</p> : null}
      <Decidables of={now} isNext={isNext} />
    </section>
  )
}

/** Everything else that waits, folded. */
function WaitingElse({ waiting: { customer, earlier, others } }: { waiting: WaitingLists }) {
  const copy = deskCopy.waiting
  return (
    <>
      {earlier.length === 0 ? null : (
        <Fold title={copy.earlier(earlier.length)}>
          <Decidables of={earlier} />
        </Fold>
      )}
      {others.length === 0 ? null : (
        <Fold title={customer === null ? copy.title(others.length) : copy.others(others.length)}>
          <Decidables of={others} />
        </Fold>
      )}
    </>
  )
}

/** Says why the list is empty. */
function noteOf({ customer, earlier, others }: WaitingLists): string {
  const copy = deskCopy.waiting
  return customer === null || earlier.length + others.length === 0 ? copy.none : copy.noneOf(customer.name)
}
