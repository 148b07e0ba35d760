import { parse } from 'valibot'
import type { Backend } from '#mocks/bank/backend.ts'
import { loginAnswerSchema } from '#src/contract/entities.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { clearSession } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { RecordingStart } from '#src/workbench/demo/demo-contract.ts'
import { product } from '#src/workbench/product.ts'
import { freshPage } from './fresh-page.ts'
import type { ReplayPlaceholders } from './replay-placeholders.ts'
import { fromRoute } from './route-path.ts'
import { SCENARIO_KEY } from './scenario-key.ts'

/** Replaces the app's state by the start of a recording; the clock is paused at its time. */
export async function restore(
  start: RecordingStart,
  backend: Backend,
  placeholders: ReplayPlaceholders,
): Promise<void> {
  const { world, persona, latency, faults, page } = start
  const answer = await backend.begin({
    world: placeholders.world(world),
    persona,
    latency,
    faults: placeholders.value(faults),
  })
  clock.set('paused')
  clock.setNow(start.clock.now)
  product.session.send({ type: 'session.forget' })
  clearSession()
  tabStorage.removeItem(SCENARIO_KEY)
  product.toasts.send({ type: 'toast.clear' })
  if (answer !== null) product.session.send({ type: 'session.start', answer: parse(loginAnswerSchema, answer) })
  await freshPage(fromRoute(placeholders.path(page)))
  await clock.settled()
}
