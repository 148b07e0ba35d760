import { clock } from '#src/platform/actors/runtime.ts'
import { addNotice } from '#src/platform/notices.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { RecordingStep } from '#src/workbench/demo/demo-contract.ts'
import { refuseWithoutMock } from '#src/workbench/demo/mock-only.ts'
import { pushCustomer } from '#src/workbench/demo/push.ts'
import { product } from '#src/workbench/product.ts'
import { goToState, type LinkTools } from '#src/workbench/timeline/links/go-to-state.ts'
import { NotReached } from '#src/workbench/timeline/links/not-reached.ts'
import { stepsTo } from '#src/workbench/timeline/links/paths.ts'
import { refusalOf } from '#src/workbench/timeline/recording-file.ts'
import { createReplayPlaceholders } from '#src/workbench/timeline/replay-placeholders.ts'
import { restore } from '#src/workbench/timeline/restore.ts'
import { SCENARIO_KEY } from '#src/workbench/timeline/scenario-key.ts'
import { scenarios } from '#src/workbench/timeline/scenarios.ts'
import { readLink, readMoment, type SharedMoment } from './shared-moment.ts'

/** Opens the moment that the address holds. A broken or foreign one gets a notice and changes nothing, and this resolves with false (DEMO-13). */
export async function openByAddress(packed: string, tools: LinkTools): Promise<boolean> {
  try {
    refuseWithoutMock()
    await openMoment(await readLink(packed), tools)
    return true
  } catch (error) {
    addNotice({ role: 'alert', text: `The shared moment cannot be opened. ${refusalOf(error)}. Nothing was changed.` })
    return false
  }
}

/** Opens the moment in a file. Rejects with the reason, and then changes nothing. */
export async function openFile(text: string, tools: LinkTools): Promise<void> {
  await openMoment(readMoment(text), tools)
}

async function openMoment({ start, at, path, scenario }: SharedMoment, tools: LinkTools): Promise<void> {
  const { backend } = tools
  // Throws for a state that no link leads to, before anything is changed.
  if (at !== null) stepsTo(at)
  const placeholders = createReplayPlaceholders(backend, start)
  await restore(start, backend, placeholders)
  if (at !== null) {
    await walk(at)
    // On the way, the customer may have done what they have done already in these data.
    await backend.replaceData(placeholders.world(start.world))
    const { customerId } = product.session.getSnapshot().context
    if (customerId !== null) await pushCustomer(backend, customerId)
    clock.setNow(start.clock.now)
  }
  const running = scenarios.find(({ id }) => id === scenario)
  if (running !== undefined) tabStorage.setItem(SCENARIO_KEY, running.id)
  clock.set(start.clock.mode)
  await clock.settled()

  /** From the moment's data; where the way is not open from there any more, from the seed's. */
  async function walk(at: string): Promise<void> {
    const destination = { at, persona: start.persona, change: (steps: readonly RecordingStep[]) => onPage(steps) }
    try {
      await goToState({ ...destination, restores: false }, tools)
    } catch {
      await goToState(destination, tools).catch((error: unknown) => {
        if (!(error instanceof NotReached)) throw error
        addNotice({ role: 'status', text: `The page and the data are those of the shared moment. ${error.message}` })
      })
    }
  }

  /** The flow opens on the moment's page, and a withdrawal for the moment's balance. A page behind a mailed link stays. */
  function onPage(steps: readonly RecordingStep[]): RecordingStep[] {
    const last = steps.findLastIndex(({ kind }) => kind === 'page')
    return steps.map((step, index) => {
      if (step.kind === 'page' && index === last && !step.to.includes('‹')) return { ...step, to: start.page }
      if (!isOpening(step) || path === null) return step
      return { ...step, event: { ...step.event, request: { ...(step.event.request as object), path } } }
    })
  }
}

function isOpening(step: RecordingStep): step is Extract<RecordingStep, { kind: 'event' }> {
  return step.kind === 'event' && step.event.type === 'modal.open'
}
