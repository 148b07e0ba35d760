import { createBackend } from '#mocks/bank/backend.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { whoAnswers } from '#src/platform/backend-mode.ts'
import { moveDoor } from '#src/platform/desk-door.ts'
import { addNotice } from '#src/platform/notices.ts'
import { storeSession } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { keepMode } from './backend-modes.ts'
import { createWorkerDoor } from './backend-switch.ts'
import { createDemo } from './demo.ts'
import type { StartingDemo } from './demo-contract.ts'
import { keepDesk } from './desk-start.ts'
import { destinationOf } from './destination.ts'
import { keepFlowsDoor } from './flows-door.ts'
import type { DemoHost } from './host.ts'
import { refuseWithoutMock } from './mock-only.ts'
import { keepOfflineCopy } from './offline/offline-copy.ts'
import type { DemoParameters } from './parameters.ts'
import { keepCustomerCurrent } from './push.ts'
import { createRecord } from './recorder/record.ts'
import { watchDoings } from './recorder/watch-doings.ts'
import { signInAs } from './sign-in.ts'
import { announceTools } from './started.ts'
import { announceBackend } from './started-backend.ts'
import { startTrace } from './trace.ts'

/**
 * Brings the mock backend up in the page, applies what the address asked of it and completes `window.demo`. What it gives
 * brings the page to the state that the address names, once the first route stands.
 */
export async function startDemo(parameters: DemoParameters, host: DemoHost): Promise<() => Promise<void>> {
  const backend = await createBackend({
    clock,
    origin: location.origin,
    session: tabStorage,
    destination: destinationOf,
    isRemote: () => whoAnswers().server !== null,
  })
  const worker = createWorkerDoor(backend)
  const trace = startTrace(backend)
  const showNotice = (text: string) => addNotice({ role: 'status', text })
  if (backend.notice !== null) showNotice(backend.notice)
  backend.onNotice(showNotice)
  if (parameters.reset) await resetByAddress()
  if (parameters.latency !== null) backend.latency = parameters.latency
  await startInMode()
  backend.intercept()
  keepCustomerCurrent(backend)
  if (parameters.as !== null) await signInByAddress(parameters.as)
  const record = createRecord(backend, host)
  const told = watchDoings(backend, record.recorder.tell)
  const demo = Object.assign(window.demo as StartingDemo, createDemo({ backend: told, trace, host, record, worker }))
  const tools = { backend: told, trace, demo, record, goTo: host.goTo }
  keepDesk(tools, parameters.console)
  if (parameters.inspect) moveDoor(true, 'flows')
  keepFlowsDoor(tools)
  announceTools(tools)
  announceBackend(backend)
  return async () => {
    if (parameters.at !== null) await arriveAt(parameters.at)
    // Whatever the page itself still waits for comes first.
    void clock.settled().then(keepOfflineCopy)
  }

  async function arriveAt(at: string): Promise<void> {
    try {
      refuseWithoutMock()
      const { goToState } = await clock.track(import('./go-to-state.ts'))
      await goToState(at, parameters.as, { backend, signIn: demo.signIn, goTo: host.goTo })
    } catch (error) {
      addNotice({ role: 'alert', text: `The address asks for at=${at}. ${(error as Error).message}` })
    }
  }

  async function startInMode(): Promise<void> {
    try {
      await worker.follow(whoAnswers().mode)
    } catch (error) {
      keepMode('mock')
      addNotice({
        role: 'alert',
        text: `The mock answers: MSW’s worker could not be started. ${(error as Error).message}`,
      })
    }
  }

  async function resetByAddress(): Promise<void> {
    await backend.reset()
    const { server } = whoAnswers()
    if (server !== null)
      addNotice({ role: 'alert', text: `The mock was put back to its seed; the data at ${server} stay as they are.` })
  }

  async function signInByAddress(persona: string): Promise<void> {
    try {
      storeSession(await signInAs(persona, backend))
    } catch (error) {
      addNotice({ role: 'alert', text: `The address asks for as=${persona}. ${(error as Error).message}` })
    }
  }
}
