import * as v from 'valibot'
import type { TimelineTools } from '#src/workbench/contract/desk-demo.ts'
import { scenarioSteps } from '#src/workbench/stories/scenario-steps.ts'
import { stepsOfScenario } from '#src/workbench/stories/start-scenario.ts'
import { SCENARIO_KEY } from '#src/workbench/timeline/moment.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import { nameSchema } from '#src/workbench/timeline/timeline-file.ts'
import type { Product } from '#src/workbench/trace/product.ts'
import { stable } from './stable.ts'

/** `window.demo.timeline.tools()` */
export function createTools(timeline: Timeline, why: TimelineTools['why'], product: Product): TimelineTools {
  return {
    name: (id, name) => timeline.name(id, v.parse(nameSchema, name)),
    why,
    scenarioSteps: stable(() => {
      const scenario = product.system.shown.environment.storage.getItem(SCENARIO_KEY)
      return scenario === null ? null : scenarioSteps(scenario, stepsOfScenario(scenario), timeline)
    }),
  }
}
