import { Check } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'
import type { DeskDemo, TimelineTools } from '#src/workbench/contract/desk-demo.ts'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import own from './present.module.css'
import { useDemo } from './use-demo.ts'
import type { NamedScenario } from './use-scenarios.ts'

const copy = deskCopy.scenarios

interface RunningScenarioProps {
  demo: DeskDemo
  scenario: NamedScenario
  /** undefined after the last one */
  following: NamedScenario | undefined
  titleRef: Ref<HTMLHeadingElement>
  onStart: (id: string) => void
  onPlay: (id: string) => void
}

/** What to say and to press in the scenario that runs, with its steps ticked as they happen, and the way to the one after it (DEMO-12). */
export function RunningScenario({ demo, scenario, following, titleRef, onStart, onPlay }: RunningScenarioProps) {
  const { id, title, name, next } = scenario
  const tools = useTimelineTools(demo)
  const progress = useDemo(demo, () => tools?.scenarioSteps() ?? null)
  const { chapter, says, first, steps, done } =
    progress?.scenario === id ? progress : { chapter: null, says: scenario.says, first: 1, steps: [], done: 0 }
  const isBegun = first + done > 1
  const asked = isBegun ? (steps[done] ?? null) : next
  return (
    <section className={own.running} aria-labelledby="desk-scenario">
      <h3 ref={titleRef} id="desk-scenario" tabIndex={-1} className={styles.heading}>
        {title}, <span className={own.who}>{name}</span>
      </h3>
      <p role="status">
        {asked === null ? (
          copy.done
        ) : (
          <>
            <strong>{isBegun ? copy.next : copy.begin}</strong> {asked}
          </>
        )}
      </p>
      {chapter === null ? null : <h4 className={own.title}>{chapter}</h4>}
      <ol className={styles.steps} aria-label={chapter ?? copy.steps} start={first}>
        {steps.map((words, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places, and two may have the same words
            key={place}
            data-done={place < done}
            aria-current={place === done ? 'step' : undefined}
          >
            {words}
            {place < done ? (
              <>
                <Check className={styles.tick} aria-hidden="true" size={16} />
                <span className="visually-hidden">, {deskCopy.stepDone}</span>
              </>
            ) : null}
          </li>
        ))}
      </ol>
      <p id="desk-says">
        <strong>{copy.say}</strong>
      </p>
      <ul className={own.says} aria-labelledby="desk-says">
        {says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.group}>
        <ActionButton label={copy.again} about={title} variant="secondary" reason={null} onPress={() => onStart(id)} />
        <ActionButton label={copy.play} about={title} variant="secondary" reason={null} onPress={() => onPlay(id)} />
        {following === undefined ? null : (
          <ActionButton
            label={copy.following}
            about={following.title}
            variant={asked === null ? 'primary' : 'secondary'}
            reason={null}
            onPress={() => onStart(following.id)}
          />
        )}
      </div>
    </section>
  )
}

/** What reads the timeline's entries; null until its code has been loaded. */
function useTimelineTools({ timeline }: DeskDemo): TimelineTools | null {
  const [tools, setTools] = useState<TimelineTools | null>(null)
  useEffect(() => {
    // Without the network it may not load; the desk then says less.
    timeline.tools().then(setTools, () => undefined)
  }, [timeline])
  return tools
}
