import { useMemo, useState } from 'react'
import type { ScenarioSummary } from '#src/workbench/contract/demo-contract.ts'
import { type DeskDemo, type ScenarioSteps, VISITOR } from '#src/workbench/contract/desk-demo.ts'
import { deskCopy } from './desk-copy.ts'
import { useAttempt, useDemo } from './use-demo.ts'
import { useLate } from './use-late.ts'

/** How far the scenario that runs has come. */
export interface Progress extends Omit<ScenarioSteps, 'scenario'> {
  /** what is done next; null after the last step, and where it cannot go on */
  asked: string | null
}

export interface NamedScenario extends ScenarioSummary {
  /** of the persona: 'Iris Moreau' */
  name: string
}

/** All scenarios, the one that runs or is being started, and a way to start one; `error` says why that failed. */
export function useScenarios(demo: DeskDemo) {
  const running = useDemo(demo, demo.scenario)
  const all = useDemo(demo, demo.scenarios)
  const scenarios = useMemo(() => all.map((scenario) => withName(scenario, demo)), [all, demo])
  // Behind the cover the demo forgets the scenario for a moment: to start one, or to run a story in between.
  const isCovered = useDemo(demo, ({ desk }) => desk.isCovered())
  const [seen, see] = useState(running)
  if (!isCovered && seen !== running) see(running)
  const [starting, setStarting] = useState<string | null>(null)
  const [error, attempt] = useAttempt()
  async function start(id: string) {
    setStarting(id)
    await attempt(() => demo.startScenario(id))
    setStarting(null)
  }
  const play = (id: string) =>
    attempt(() =>
      demo.playScenario(id).catch((error: Error) => {
        if (!isStop(error)) throw error
      }),
    )
  const current = scenarios.find(({ id }) => id === (starting ?? seen)) ?? null
  return { scenarios, current, isStarting: starting !== null, error, start, play }
}

/** The progress of the scenario that is shown; `isStarting`: nothing has happened in it yet, whatever the timeline still has. */
export function useProgress(demo: DeskDemo, scenario: NamedScenario | null, isStarting: boolean): Progress | null {
  const tools = useLate(demo.timeline.tools)
  const now = useDemo(demo, () => tools?.scenarioSteps() ?? null)
  if (scenario === null) return null
  const { says, next } = scenario
  if (isStarting || now?.scenario !== scenario.id)
    return {
      chapter: null,
      says,
      sayNow: says.slice(0, 1),
      first: 1,
      steps: [],
      done: 0,
      isDeclined: false,
      asked: next,
    }
  const { first, steps, done, isDeclined } = now
  const following = first + done > 1 ? (steps[done] ?? null) : next
  return { ...now, asked: isDeclined ? null : following }
}

/** The name of who is logged in, if it is not whom the scenario is about. */
export function otherThan({ persona: who }: ScenarioSummary, demo: DeskDemo): string | undefined {
  const people = demo.people()
  const isKnown = people.some(({ persona, email }) => persona === who || email === who)
  const here = people.find(({ userId }) => userId === demo.customerId())
  return isKnown && here !== undefined && here.persona !== who && here.email !== who ? here.name : undefined
}

function withName(scenario: ScenarioSummary, demo: DeskDemo): NamedScenario {
  const { persona: who } = scenario
  const name = demo.people().find(({ persona, email }) => persona === who || email === who)?.name
  // Who signs up in the story has no name before it.
  return { ...scenario, name: name ?? (who === VISITOR ? deskCopy.scenarios.visitor : who) }
}

/** The story was stopped by a person, and did not fail. */
export function isStop({ name }: Error): boolean {
  return name === 'AbortError'
}
