import { clock } from '#src/platform/actors/app-clock.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { provideDemoParts } from '#src/platform/demo-parts.ts'
import { openDesk } from '#src/platform/desk-state.ts'
import { addNotice } from '#src/platform/notices.ts'
import { storeSession } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { StartingDemo } from './contract/demo-contract.ts'
import type { DeskDemo } from './contract/desk-demo.ts'
import { applyAddress, arrive } from './demo/apply-address.ts'
import { storeMode } from './demo/backend-modes.ts'
import { createWorkerSwitch } from './demo/backend-switch.ts'
import { callTarget, wakeWorker } from './demo/call-target.ts'
import { createDemo } from './demo/demo.ts'
import { followAddress } from './demo/follow-address.ts'
import { wasInspecting } from './demo/kept-inspection.ts'
import type { DemoParameters } from './demo/parameters.ts'
import { resetDone } from './demo/prepare.ts'
import { signInAs } from './demo/sign-in.ts'
import { createStoryTools } from './demo/story-tools.ts'
import { installDesk } from './desk-start.ts'
import { createDemoFlows } from './flows/demo-flows.ts'
import { loadFlowTools } from './flows/load-flow-tools.ts'
import { installOfflineCopy } from './offline/offline-copy.ts'
import { installCustomerUpdates } from './timeline/customer-updates.ts'
import { followOtherWindows } from './timeline/other-windows.ts'
import { createTimeline } from './timeline/timeline.ts'
import { watch } from './timeline/watch.ts'
import type { Product } from './trace/product.ts'
import { startTrace } from './trace/trace.ts'

/**
 * Starts the mock backend in the page, applies the URL parameters and completes `window.demo`. Returns a function that
 * brings the page to the state named in the address, once the first route is rendered.
 */
export async function startDemo(parameters: DemoParameters, product: Product): Promise<() => Promise<void>> {
  const { createBackend } = await clock.track(import('#mocks/bank/backend.ts'))
  const bank = await createBackend({
    clock,
    origin: location.origin,
    session: tabStorage,
    destination: callTarget,
    beforeForwarding: wakeWorker,
    isRemote: () => backendState.get().server !== null,
  })
  const backend = Object.assign(bank, { product })
  const worker = createWorkerSwitch(backend)
  const trace = startTrace(backend)
  const showNotice = (text: string) => addNotice({ role: 'status', text })
  if (backend.notice !== null) showNotice(backend.notice)
  backend.onNotice(showNotice)
  await startInMode()
  // Backend mode and clock were set before the router was made.
  await applyAddress({ ...parameters, backend: null, clock: null, now: null }, backend, {
    reset,
    setBackend: async () => {},
    signIn: async (persona) => storeSession(await signInAs(persona, backend)),
  })
  backend.intercept()
  const updates = installCustomerUpdates(backend)
  const timeline = createTimeline(backend, trace)
  watch(timeline, backend)
  followOtherWindows(timeline)
  const storyTools = createStoryTools(timeline, backend)
  const flows = createDemoFlows({
    backend,
    trace,
    timeline,
    look: (id) => demo.timeline.look(id),
  })
  const why = async (id: number) => (await loadFlowTools()).whyOf(id, { backend, trace, timeline })
  const demo: DeskDemo = Object.assign(
    window.demo as StartingDemo,
    createDemo({ backend, updates, trace, storyTools, worker, timeline, flows, why }),
  )
  installDesk(demo, parameters.console)
  if (parameters.inspect) openInspector()
  else if (wasInspecting()) connectInspector()
  provideDemoParts({
    loadPersonaList: async () => (await import('./persona-list.tsx')).createPersonaList(backend.personas, demo),
    addToOutbox: backend.addOutbox,
  })
  return async () => {
    await storyTools.load().catch(() => undefined)
    const isResumed = await storyTools.resume().catch(() => false)
    await timeline.withoutEntries(() => arrive(parameters, { backend, demo, timeline }))
    const { at, shared, scenario, story } = parameters
    const isStory = scenario !== null || story !== null || shared?.what === 'story'
    if (isStory) timeline.begin(demo.scenario())
    else if (at !== null || shared !== null) timeline.begin()
    else if (!isResumed) timeline.arrive()
    followAddress({ backend, demo, timeline, openInspector })
    // The page's own pending work comes first.
    void clock.settled().then(installOfflineCopy)
  }

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

  async function startInMode(): Promise<void> {
    try {
      await worker.follow(backendState.get().mode)
    } catch (error) {
      storeMode('mock')
      addNotice({
        role: 'alert',
        text: `The built-in mock answers instead: MSW’s worker could not be started. ${(error as Error).message}`,
      })
    }
  }

  async function reset(): Promise<void> {
    await backend.reset()
    resetDone()
    const { server } = backendState.get()
    if (server !== null)
      addNotice({ role: 'alert', text: `The mock has been reset. The data at ${server} has not changed.` })
  }
}
