import { clock } from '#src/platform/actors/app-clock.ts'
import { createTurns } from '#src/platform/clock/turns.ts'
import { provideDemoParts } from '#src/platform/demo-parts.ts'
import { openDesk } from '#src/platform/desk-state.ts'
import type { StartingDemo } from './contract/demo-contract.ts'
import type { DeskDemo } from './contract/desk-demo.ts'
import { createActs } from './demo/acts.ts'
import { goWhereAsked } from './demo/apply-address.ts'
import { createDemo } from './demo/demo.ts'
import { followAddress } from './demo/follow-address.ts'
import { wasInspecting } from './demo/kept-inspection.ts'
import type { DemoParameters } from './demo/parameters.ts'
import { askedDone } from './demo/prepare.ts'
import { createStoryTools } from './demo/story-tools.ts'
import { installDesk } from './desk-start.ts'
import { createDeskFlows } from './flows/desk-flows.ts'
import { loadFlowTools } from './flows/load-flow-tools.ts'
import { installOfflineCopy } from './offline/offline-copy.ts'
import type { StartedBank } from './start-bank.ts'
import { keepLetters } from './timeline/letters.ts'
import { followOtherWindows } from './timeline/other-windows.ts'
import { createTimeline, type Timeline } from './timeline/timeline.ts'
import { watch } from './timeline/watch.ts'

/** Completes `window.demo` once the first route is rendered, and brings the page to the state named in the address. */
export async function openDemo(bank: StartedBank, parameters: DemoParameters): Promise<void> {
  const { backend, trace } = bank
  await backend.complete()
  const timeline = createTimeline(backend, trace)
  watch(timeline, backend)
  followOtherWindows(timeline)
  keepLetters()
  // What is part of a story's start does not wait for its turn: it would wait for that start.
  const acts = createActs({ ...bank, timeline })
  const storyTools = createStoryTools({ timeline, backend, acts, demo: () => demo })
  const flows = createDeskFlows({
    backend,
    trace,
    timeline,
    look: (id) => demo.timeline.look(id),
  })
  const why = async (id: number) => (await loadFlowTools()).whyOf(id, { backend, trace, timeline })
  const inOrder = createTurns()
  const runAsEntry: Timeline['runAsEntry'] = (note, work) =>
    inOrder(() => timeline.inTurn(() => timeline.runAsEntry(note, work)))
  const demo: DeskDemo = Object.assign(
    window.demo as StartingDemo,
    createDemo({ ...bank, storyTools, timeline: { ...timeline, runAsEntry }, flows, why, inOrder }),
  )
  installDesk(demo, parameters.console)
  if (parameters.inspect) openInspector()
  else if (wasInspecting()) connectInspector()
  provideDemoParts({
    loadPersonaList: async () => (await import('./persona-list.tsx')).createPersonaList(backend.personas, demo),
    addToOutbox: backend.addOutbox,
  })
  await storyTools.load().catch(() => undefined)
  const isResumed = await storyTools.resume().catch(() => false)
  await timeline.withoutEntries(() => goWhereAsked(parameters, { backend, demo, timeline }))
  askedDone()
  const { at, shared, scenario, story } = parameters
  const isStory = scenario !== null || story !== null || shared?.what === 'story'
  if (isStory) timeline.begin(demo.scenario())
  else if (at !== null || shared !== null) timeline.begin()
  else if (!isResumed) timeline.arrive()
  followAddress({ backend, demo, timeline, openInspector })
  // The page's own pending work comes first.
  void clock.settled().then(installOfflineCopy)

  function openInspector(): void {
    openDesk('flows')
    connectInspector()
  }

  /** Where the browser blocks windows that nobody clicked for, the desk says so, beside the button that opens it. */
  function connectInspector(): void {
    demo.flows.inspector().then(
      (inspector) => {
        inspector.open()
        if (inspector.status() !== 'opening') openDesk('flows')
      },
      () => undefined,
    )
  }
}
