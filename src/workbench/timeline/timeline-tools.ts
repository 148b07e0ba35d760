import * as v from 'valibot'
import type { TimelineTools } from '#src/workbench/demo/desk-demo.ts'
import { stable } from '#src/workbench/demo/stable.ts'
import { loadFlowTools } from '#src/workbench/flows/load-flow-tools.ts'
import type { WhyTools } from '#src/workbench/flows/why.ts'
import type { PageBackend } from '#src/workbench/product.ts'
import { SCENARIO_KEY } from './moment.ts'
import { scenarioSteps } from './scenario-steps.ts'
import { stepsOfScenario } from './start-scenario.ts'
import type { Timeline } from './timeline.ts'
import { nameSchema } from './timeline-file.ts'

/** `window.demo.timeline.tools()` */
export function createTools(tools: WhyTools & { timeline: Timeline; backend: PageBackend }): TimelineTools {
  const { timeline } = tools
  return {
    name: (id, name) => timeline.name(id, v.parse(nameSchema, name)),
    why: async (id) => (await loadFlowTools()).whyOf(id, tools),
    scenarioSteps: stable(() => {
      const scenario = tools.backend.product.system.shown.environment.storage.getItem(SCENARIO_KEY)
      return scenario === null ? null : scenarioSteps(scenario, stepsOfScenario(scenario), timeline)
    }),
  }
}
