import * as v from 'valibot'
import type { DeskDemo, TimelineTools } from '#src/workbench/contract/desk-demo.ts'
import { behindCover } from '#src/workbench/stories/cover-page.ts'
import { createStories, readImportedStories } from '#src/workbench/stories/create-stories.ts'
import { storyProgress } from '#src/workbench/stories/progress.ts'
import { knownStory } from '#src/workbench/stories/story-by-id.ts'
import { continueTimeline, keepForEdit, reloadWithTimeline } from '#src/workbench/timeline/kept-timeline.ts'
import { importAsEntry, resetAsEntry } from '#src/workbench/timeline/reset-and-import.ts'
import { run } from '#src/workbench/timeline/run-step.ts'
import { shareMoment } from '#src/workbench/timeline/share.ts'
import { nameSchema } from '#src/workbench/timeline/step-schema.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import { exportMoment, readStories, readTimeline, saveTimeline } from '#src/workbench/timeline/timeline-file.ts'
import { openByAddress, openStoryAt } from './open-by-address.ts'
import { stable } from './stable.ts'

/** One lazy chunk: what makes, plays, checks and records stories, shares, resets and imports. */
export const timelineChunk = {
  behindCover,
  continueTimeline,
  createStories,
  createTools,
  exportMoment,
  importAsEntry,
  keepForEdit,
  openByAddress,
  openStoryAt,
  readImportedStories,
  readStories,
  readTimeline,
  reloadWithTimeline,
  resetAsEntry,
  run,
  saveTimeline,
  shareMoment,
}

/** `window.demo.timeline.tools()` */
function createTools(timeline: Timeline, why: TimelineTools['why'], scenario: DeskDemo['scenario']): TimelineTools {
  return {
    name: (id, name) => timeline.name(id, v.parse(nameSchema, name)),
    why,
    scenarioSteps: stable(() => {
      const id = scenario()
      const story = knownStory(id)
      return id === null || story === null ? null : storyProgress(id, story.steps, timeline)
    }),
  }
}
