import * as v from 'valibot'
import type { TimelineTools } from '#src/workbench/contract/desk-demo.ts'
import { playScenario } from '#src/workbench/stories/play-scenario.tsx'
import { replay } from '#src/workbench/stories/replay.ts'
import { scenarioSteps } from '#src/workbench/stories/scenario-steps.ts'
import { startScenario, stepsOfScenario } from '#src/workbench/stories/start-scenario.ts'
import { toTest } from '#src/workbench/stories/to-test.ts'
import { continueTimeline, keepForEdit, reloadWithTimeline } from '#src/workbench/timeline/kept-timeline.ts'
import { SCENARIO_KEY } from '#src/workbench/timeline/moment.ts'
import { importFile, reset } from '#src/workbench/timeline/reset-and-import.ts'
import { run } from '#src/workbench/timeline/run.ts'
import { openByAddress, shareMoment } from '#src/workbench/timeline/share.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import {
  checkRecording,
  exportMoment,
  holdsSteps,
  nameSchema,
  openTimeline,
  saveTimeline,
  writeRecording,
} from '#src/workbench/timeline/timeline-file.ts'
import type { Product } from '#src/workbench/trace/product.ts'
import { arriveByAddress } from './arrive-by-address.ts'
import { stable } from './stable.ts'

/** One lazy chunk: what replays, plays, records, shares, resets and imports. */
export const timelineChunk = {
  arriveByAddress,
  checkRecording,
  continueTimeline,
  createTools,
  exportMoment,
  holdsSteps,
  importFile,
  keepForEdit,
  openByAddress,
  openTimeline,
  playScenario,
  reloadWithTimeline,
  replay,
  reset,
  run,
  saveTimeline,
  shareMoment,
  startScenario,
  toTest,
  writeRecording,
}

/** `window.demo.timeline.tools()` */
function createTools(timeline: Timeline, why: TimelineTools['why'], product: Product): TimelineTools {
  return {
    name: (id, name) => timeline.name(id, v.parse(nameSchema, name)),
    why,
    scenarioSteps: stable(() => {
      const scenario = product.system.shown.environment.storage.getItem(SCENARIO_KEY)
      return scenario === null ? null : scenarioSteps(scenario, stepsOfScenario(scenario), timeline)
    }),
  }
}
