import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { BackendMode } from '#src/platform/backend-state.ts'
import { addNotice } from '#src/platform/notices.ts'
import type { PageTools } from '#src/workbench/timeline/run-step.ts'
import { loadTimelineChunk } from './load-timeline-chunk.ts'
import type { DemoParameters } from './parameters.ts'
import { setClock } from './prepare.ts'

type Settings = Pick<DemoParameters, 'reset' | 'backend' | 'clock' | 'now' | 'latency' | 'as'>

/** What differs between a page that is loading and one that is shown. Each rejects with the reason. */
interface Means {
  reset(): Promise<void>
  setBackend(mode: BackendMode): Promise<void>
  signIn(persona: string): Promise<void>
}

/** Sets bank, clock and customer as the address asks, `reset` first. The page says what fails, and the rest applies. */
export async function applyAddress(settings: Settings, backend: Backend, means: Means): Promise<void> {
  const { reset, backend: mode, latency, as } = settings
  if (reset) await orSay('reset', means.reset())
  if (mode !== null) await orSay(`backend=${mode}`, means.setBackend(mode))
  setClock(settings, clock)
  if (latency !== null) backend.latency = latency
  if (as !== null) await orSay(`as=${as}`, means.signIn(as))
}

/** Does so on a page that is shown. */
export function applyInPage(settings: Settings, { backend, demo }: Omit<PageTools, 'timeline'>): Promise<void> {
  return applyAddress(settings, backend, { reset: demo.reset, setBackend: demo.backend.set, signIn: demo.signIn })
}

/** Goes to the moment, story, scenario or state that the address names; resolves with false if that changes nothing. */
export async function arrive(parameters: DemoParameters, parts: PageTools): Promise<boolean> {
  const { backend, demo, timeline } = parts
  const { at, shared, scenario, play, story } = parameters
  if (shared !== null) return (await loadTimelineChunk()).openByAddress(shared, { backend, demo, timeline })
  if (story !== null) return (await loadTimelineChunk()).openStoryAt(story, { backend, demo })
  if (play !== null) {
    // Not awaited: it continues while the page is used.
    void orSay(`play=${play}`, demo.playScenario(play))
  } else if (scenario !== null) {
    await orSay(`scenario=${scenario}`, demo.startScenario(scenario))
  } else if (at !== null) {
    const { arriveByAddress } = await loadTimelineChunk()
    await arriveByAddress({ at, persona: parameters.as }, { backend, demo }, async () => {
      // The path brings its own customer.
      await applyInPage({ ...parameters, reset: true, backend: null, as: null }, parts)
      await arrive(parameters, parts)
    })
  }
  return true
}

async function orSay(asked: string, done: Promise<void>): Promise<void> {
  try {
    await done
  } catch (error) {
    addNotice({ role: 'alert', text: `The address asks for ${asked}. ${(error as Error).message}` })
  }
}
