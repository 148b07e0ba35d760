import { clock } from '#src/platform/actors/runtime.ts'
import type { ClockMode } from '#src/platform/clock/clock.ts'
import { drawsFrom } from '#src/workbench/demo/placeholders.ts'
import { product } from '#src/workbench/product.ts'
import { createBrowserBehaviour } from './browser-behaviour.ts'
import { openReplayHistory } from './replay-history.ts'
import { fromRoute } from './route-path.ts'
import { createStage, type RunTools } from './run.ts'
import type { Stage } from './run-step.ts'

/**
 * Runs work in which the page acts by itself, on a paused clock, which gets `mode` in the end: Back and Forward are followed, and nothing waits for
 * a person at a dialog of the browser. Made-up values come from `seed`.
 */
export async function byItself(
  tools: RunTools,
  { seed, mode }: { seed: string; mode: ClockMode },
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { print } = window
  const history = openReplayHistory(product.router.history)
  const setBehaviour = createBrowserBehaviour()
  const resumeClock = () => clock.set(mode)
  window.print = () => window.dispatchEvent(new Event('afterprint'))
  // A reload ends it, and the clock's mode survives it.
  window.addEventListener('pagehide', resumeClock)
  clock.set('paused')
  try {
    await work({
      ...createStage(tools, setBehaviour, drawsFrom(seed)),
      visit: (path, by) => history.visit(fromRoute(path), by),
      mayBeGone: (flow) => flow === 'toast',
    })
  } finally {
    window.print = print
    history.stop()
    setBehaviour(null)
    window.removeEventListener('pagehide', resumeClock)
    resumeClock()
  }
}
