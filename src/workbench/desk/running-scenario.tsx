import { Check, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import own from './present.module.css'
import { useDemo } from './use-demo.ts'
import { type NamedScenario, otherThan, type Progress } from './use-scenarios.ts'

const copy = deskCopy.scenarios

interface RunningScenarioProps {
  demo: DeskDemo
  scenario: NamedScenario
  progress: Progress
  /** whether it plays by itself */
  isRunning: boolean
  /** undefined after the last one */
  following: NamedScenario | undefined
  titleRef: Ref<HTMLHeadingElement>
  /** what the bank can do now, which is what may be asked for */
  waiting: ReactNode
  onStart: (id: string) => void
  onPlay: (id: string) => void
  onClose: () => void
}

/** What to say and to press in the scenario that runs, with its steps ticked as they happen, and the way to the one after it (DEMO-12). */
export function RunningScenario({
  demo,
  scenario,
  progress: { chapter, says, sayNow, first, steps, done, isDeclined, asked },
  isRunning,
  following,
  titleRef,
  waiting,
  onStart,
  onPlay,
  onClose,
}: RunningScenarioProps) {
  const { id, title, name } = scenario
  const other = useDemo(demo, () => otherThan(scenario, demo))
  const saidInstead = isRunning ? copy.running : isDeclined ? copy.declined : copy.done
  return (
    <section className={own.running} aria-labelledby="desk-scenario">
      <div className={styles.line}>
        <h3 ref={titleRef} id="desk-scenario" tabIndex={-1} className={styles.heading}>
          <bdi>{title}</bdi>, <span className={own.who}>{name}</span>
        </h3>
        <IconButton label={copy.close} onClick={onClose}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      {other === undefined ? null : <p className={styles.quiet}>{copy.isOther(other, name)}</p>}
      {chapter === null ? null : <h4 className={own.title}>{chapter}</h4>}
      <p role="status">
        {asked === null || isRunning ? (
          saidInstead
        ) : (
          <>
            <strong>{copy.next}</strong> {asked}
          </>
        )}
      </p>
      {waiting}
      {sayNow.length === 0 ? null : (
        <>
          <p id="desk-says">
            <strong>{copy.say}</strong>
          </p>
          <ul className={own.says} aria-labelledby="desk-says">
            {sayNow.map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      {says.length === sayNow.length ? null : (
        <Fold title={copy.allSays(says.length, chapter !== null)}>
          <ul className={own.says}>
            {says.map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {done === 0 ? null : (
        <ol className={styles.steps} aria-label={chapter ?? copy.steps} start={first}>
          {steps.slice(0, done).map((words, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places, and two may have the same words
            <li key={place}>
              {words}
              <Check className={styles.tick} aria-hidden="true" size={16} />
              <span className="visually-hidden">, {deskCopy.stepDone}</span>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.group}>
        <ActionButton label={copy.again} about={title} variant="secondary" onClick={() => onStart(id)} />
        <ActionButton label={copy.play} about={title} variant="secondary" onClick={() => onPlay(id)} />
        {following === undefined ? null : (
          <ActionButton
            label={copy.following}
            about={following.title}
            variant={asked === null ? 'primary' : 'secondary'}
            onClick={() => onStart(following.id)}
          />
        )}
      </div>
    </section>
  )
}
