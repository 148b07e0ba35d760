import { parse } from 'valibot'
import { createBackend } from '#mocks/backend.ts'
import { loginAnswerSchema } from '#src/contract/entities.ts'
import { moveDoor } from '#src/desk-door.ts'
import { addNotice } from '#src/notices.ts'
import { clock } from '#src/runtime.ts'
import { storeSession } from '#src/session-storage.ts'
import { tabStorage } from '#src/tab-storage.ts'
import { createDemo, type DemoHost } from './demo.ts'
import { keepDesk } from './desk-start.ts'
import { keepFlowsDoor } from './flows-door.ts'
import { keepOfflineCopy } from './offline/offline-copy.ts'
import type { DemoParameters } from './parameters.ts'
import { keepCustomerCurrent } from './push.ts'
import { createRecord } from './recorder/record.ts'
import { watchDoings } from './recorder/watch-doings.ts'
import { announceBackend, announceTools } from './started.ts'
import { startTrace } from './trace/trace.ts'

/**
 * Brings the mock backend up in the page, applies what the address asked of it and completes `window.demo`. What it gives
 * brings the page to the state that the address names, once the first route stands.
 */
export async function startDemo(parameters: DemoParameters, host: DemoHost): Promise<() => Promise<void>> {
  const backend = await createBackend({ clock, origin: location.origin, session: tabStorage })
  const trace = startTrace(backend)
  const showNotice = (text: string) => addNotice({ role: 'status', text })
  if (backend.notice !== null) showNotice(backend.notice)
  backend.onNotice(showNotice)
  if (parameters.reset) await backend.reset()
  if (parameters.latency !== null) backend.latency = parameters.latency
  backend.intercept()
  keepCustomerCurrent(backend)
  if (parameters.as !== null) await signInByAddress(parameters.as)
  if (window.demo) {
    const record = createRecord(backend, host)
    const told = watchDoings(backend, record.recorder.tell)
    Object.assign(window.demo, createDemo(told, trace, host, record))
    const tools = { backend: told, trace, demo: window.demo, record, goTo: host.goTo }
    keepDesk(tools, parameters.console)
    if (parameters.inspect) moveDoor(true, 'flows')
    keepFlowsDoor(tools)
    announceTools(tools)
  }
  announceBackend(backend)
  return async () => {
    if (parameters.at !== null) await arriveAt(parameters.at)
    // Whatever the page itself still waits for comes first.
    void clock.settled().then(keepOfflineCopy)
  }

  async function arriveAt(at: string): Promise<void> {
    try {
      const { goToState } = await clock.track(import('./go-to-state.ts'))
      const signIn = (persona: string) => window.demo?.signIn(persona) ?? Promise.resolve()
      await goToState(at, parameters.as, { backend, signIn, goTo: host.goTo })
    } catch (error) {
      addNotice({ role: 'alert', text: `The address asks for at=${at}. ${(error as Error).message}` })
    }
  }

  async function signInByAddress(persona: string): Promise<void> {
    try {
      storeSession(parse(loginAnswerSchema, await backend.signIn(persona)))
    } catch (error) {
      addNotice({ role: 'alert', text: `The address asks for as=${persona}. ${(error as Error).message}` })
    }
  }
}
