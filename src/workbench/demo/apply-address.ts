import { clock } from '#src/platform/actors/app-clock.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { addNotice, addRefusal } from '#src/platform/notices.ts'
import { storeSession } from '#src/platform/session-storage.ts'
import type { PageTools } from '#src/workbench/timeline/run-step.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { loadTimelineChunk } from './load-timeline-chunk.ts'
import type { DemoParameters } from './parameters.ts'
import { resetDone, setClock } from './prepare.ts'
import { signInAs } from './sign-in.ts'

type Settings = Pick<DemoParameters, 'reset' | 'backend' | 'clock' | 'now' | 'latency' | 'as'>

/** Sets bank and customer of a page that is not shown yet, whose backend mode and clock are set. The page says what fails, and the rest applies. */
export async function applyAtStart({ reset, latency, as }: Settings, backend: PageBackend): Promise<void> {
  if (reset) await orSay('reset', resetAtStart(backend))
  if (latency !== null) backend.latency = latency
  if (as !== null) await orSay(`as=${as}`, signInAs(as, backend).then(storeSession))
}

async function resetAtStart(backend: PageBackend): Promise<void> {
  await backend.reset()
  resetDone()
  const { server } = backendState.get()
  if (server !== null)
    addNotice({ role: 'alert', text: `The mock has been reset. The data at ${server} has not changed.` })
}

/** Sets bank, clock and customer of a page that is shown as the address asks, `reset` first. The page says what fails, and the rest applies. */
export async function applyInPage(settings: Settings, { backend, demo }: Omit<PageTools, 'timeline'>): Promise<void> {
  const { reset, backend: mode, latency, as } = settings
  if (reset) await orSay('reset', demo.reset())
  if (mode !== null) await orSay(`backend=${mode}`, demo.backend.set(mode))
  setClock(settings, clock)
  if (latency !== null) backend.latency = latency
  if (as !== null) await orSay(`as=${as}`, demo.signIn(as))
}

/** Goes to the moment, story, scenario or state that the address names; resolves with false if that changes nothing. */
export async function goWhereAsked(parameters: DemoParameters, parts: PageTools): Promise<boolean> {
  const { backend, demo, timeline } = parts
  const { at, shared, scenario, play, story } = parameters
  if (shared !== null) return (await loadTimelineChunk()).openByAddress(shared, { backend, demo, timeline })
  if (story !== null) return (await loadTimelineChunk()).openStoryAt(story, { backend, demo })
  if (play !== null) {
    // Not awaited: it continues while the page is used.
    void orSay(
      `play=${play}`,
      demo.playScenario(play).catch((error) => {
        // Somebody has ended it. Of one that has begun, its own bar says why it has stopped.
        if (error.name !== 'AbortError' && !('tour' in document.documentElement.dataset)) throw error
      }),
    )
  } else if (scenario !== null) {
    await orSay(`scenario=${scenario}`, demo.startScenario(scenario))
  } else if (at !== null) {
    const { arriveByAddress } = await clock.track(import('#src/workbench/timeline/links/go-to-state.ts'))
    const resetAndTryAgain = async () => {
      // The path brings its own customer.
      await applyInPage({ ...parameters, reset: true, backend: null, as: null }, parts)
      await goWhereAsked(parameters, parts)
    }
    await orSay(`at=${at}`, arriveByAddress({ at, persona: parameters.as }, { backend, acts: demo }, resetAndTryAgain))
  }
  return true
}

/** The page says what of the address fails. */
async function orSay(asked: string, done: Promise<void>): Promise<void> {
  try {
    await done
  } catch (error) {
    addRefusal(`The address asks for ${asked}. ${(error as Error).message}`)
  }
}
