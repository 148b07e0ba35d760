import { own } from '#src/contract/own.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { goToState } from '#src/workbench/timeline/links/go-to-state.ts'
import { SCENARIO_KEY } from '#src/workbench/timeline/moment.ts'
import { reset } from '#src/workbench/timeline/reset-and-import.ts'
import type { RunTools } from '#src/workbench/timeline/run.ts'
import played from './played.json' with { type: 'json' }
import { type Scenario, scenarios } from './scenarios.ts'

interface ScenarioTools extends RunTools {
  demo: Omit<DeskDemo, 'ready'>
}

/** Brings the demo to the beginning of a scenario and resolves with its title (DEMO-12). Rejects when there is none with this id, and then changes nothing. */
export async function startScenario(id: string, tools: ScenarioTools): Promise<string> {
  const scenario = scenarioOf(id)
  const { demo } = tools
  const { persona, at, page, isVisitor, preset, faults = [] } = scenario
  await reset(tools.backend)
  demo.clock.set(scenario.clock ?? 'live')
  if (preset !== undefined) await demo.faults.setPreset(preset)
  for (const fault of faults) demo.faults.set(fault)
  if (at === undefined) {
    if (!isVisitor) await demo.signIn(persona)
    if (page !== undefined) await tools.backend.product.goTo(page)
  } else {
    await goToState({ at, persona, restores: false }, tools)
  }
  tabStorage.setItem(SCENARIO_KEY, id)
  await clock.settled()
  return scenario.title
}

/** What happens when a scenario is played: its steps, with captions (DEMO-12). */
export function stepsOfScenario(id: string): RecordingStep[] {
  return own(played as unknown as Readonly<Record<string, RecordingStep[]>>, id) ?? []
}

/** Throws when there is none with this id. */
export function scenarioOf(id: string): Scenario {
  const scenario = scenarios.find((other) => other.id === id)
  if (scenario === undefined)
    throw new Error(`There is no scenario '${id}'. The scenarios are: ${scenarios.map(({ id }) => id).join(', ')}`)
  return scenario
}
