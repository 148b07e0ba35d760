import { clock } from '#src/platform/actors/app-clock.ts'
import type { ClockMode } from '#src/platform/clock/clock.ts'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'
import { createBrowserBehaviour } from './browser-behaviour.ts'
import { randomsOf } from './placeholders.ts'
import { openReplayHistory } from './replay-history.ts'
import { fromRoute } from './route-path.ts'
import type { StepContext } from './run-step.ts'
import { createStepContext, type RunTools } from './run-step.ts'

/**
 * Runs `work` without a person, on a paused clock that gets `mode` afterwards. Navigations are replayed with Back and Forward, and print dialogs
 * close at once. Generated values depend on `seed`.
 */
export async function runUnattended(
  tools: RunTools,
  { seed, mode }: { seed: string; mode: ClockMode },
  work: (context: StepContext) => Promise<void>,
): Promise<void> {
  const { print } = window
  const history = openReplayHistory(tools.backend.product.router.history)
  const setBehaviour = createBrowserBehaviour()
  const resumeClock = () => clock.set(mode)
  window.print = () => window.dispatchEvent(new Event('afterprint'))
  // A reload ends it, and the clock's mode survives it.
  window.addEventListener('pagehide', resumeClock)
  clock.set('paused')
  try {
    await work({
      ...createStepContext(tools, setBehaviour, randomsOf(seed)),
      visit: (path, by) => history.visit(fromRoute(path), by),
      mayBeGone: (flow) => hasRole(flow, 'awaited'),
    })
  } finally {
    window.print = print
    history.stop()
    setBehaviour(null)
    window.removeEventListener('pagehide', resumeClock)
    resumeClock()
  }
}
