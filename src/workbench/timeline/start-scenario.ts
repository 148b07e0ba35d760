import { clock } from '#src/platform/actors/runtime.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { product } from '#src/workbench/product.ts'
import { goToState, type LinkTools } from './links/go-to-state.ts'
import { SCENARIO_KEY } from './scenario-key.ts'
import { scenarios } from './scenarios.ts'

interface ScenarioTools extends LinkTools {
  demo: Omit<Demo, 'ready'>
}

/** Brings the demo to the beginning of a scenario (DEMO-12). Rejects when there is none with this id, and then changes nothing. */
export async function startScenario(id: string, tools: ScenarioTools): Promise<void> {
  const scenario = scenarios.find((other) => other.id === id)
  if (scenario === undefined)
    throw new Error(`There is no scenario '${id}'. The scenarios are: ${scenarios.map(({ id }) => id).join(', ')}`)
  const { demo } = tools
  const { persona, at, page, preset, faults = [] } = scenario
  await demo.reset()
  demo.clock.set(scenario.clock ?? 'live')
  if (preset !== undefined) await demo.faults.setPreset(preset)
  for (const fault of faults) demo.faults.set(fault)
  if (at === undefined) {
    await demo.signIn(persona)
    if (page !== undefined) await product.goTo(page)
  } else {
    await goToState({ at, persona, restores: false }, tools)
  }
  tabStorage.setItem(SCENARIO_KEY, id)
  await clock.settled()
}
