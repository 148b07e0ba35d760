import type { ScenarioSummary } from '#src/workbench/contract/demo-contract.ts'
import { ownStories } from '#src/workbench/timeline/own-stories.ts'
import { shipped } from './shipped.ts'
import { shippedStories } from './shipped-stories.ts'
import { summaryOf } from './summary.ts'

const ships = shippedStories.map((one) => summaryOf(one.id, shipped(one)))

/** The stories that ship, then this browser's own (DEMO-12, DEMO-19). */
export function listStories(): ScenarioSummary[] {
  return [...ships, ...(ownStories.get() ?? []).map(({ summary }) => summary)]
}
