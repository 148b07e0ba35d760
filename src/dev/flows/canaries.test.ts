// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import type { Backend } from '#mocks/backend.ts'
import { machines } from '#src/dev/chart/machines.ts'
import { startTrace } from '#src/dev/trace/trace.ts'
import { createRandom } from '#src/random.ts'
import { clock } from '#src/runtime.ts'
import { createFeed } from './feed.ts'
import { perform } from './perform.ts'
import { servePage } from './serve-page.ts'
import type { FlowSource } from './source.ts'
import { doSomething, handSettled } from './test-actors.ts'
import { testLines } from './test-line.ts'
import { openViewerWindow } from './viewer-window.ts'

const SECRETS = ['Demo-1234', '482913', 'tok_9f8e7d6c5b4a', 'hunter2', 'specimen content 7'] as const
const EVENTS = 25
const TIME = { timeout: 60_000 }
/** What the machines tell their ways by. */
const WORDS = ['type', 'kind', 'path', 'step']
const silent = { onCall: () => () => {}, onWrite: () => () => {} } as unknown as Backend

test(
  'FLOW-3: of secrets in every event, input, output, error and context of every machine, none is posted',
  TIME,
  async () => {
    clock.set('paused')
    clock.setNow(1_000_000)
    history.replaceState(null, '', '/reset-password/tok_9f8e7d6c5b4a')
    document.title = 'The code is 482913'
    const lines = testLines()
    const trace = startTrace(silent)
    const feed = createFeed(trace, () => 'hunter2')
    const source: FlowSource = {
      id: 'own',
      ...feed,
      clock,
      log: trace,
      perform: (command) => perform(command, feed.read, silent),
    }
    await servePage(lines.open().line, source)
    const viewer = openViewerWindow(lines.open().line)
    const random = createRandom('canaries')
    const poison = (value: unknown) => poisoned(value, () => random.pick(SECRETS))
    const contexts: string[] = []
    for (const machine of machines) {
      const alone = handSettled(machine, poison)
      for (let done = 0; done < EVENTS; done += 1) {
        await doSomething(alone, random, (event) => (random.int(0, 1) === 0 ? event : (poison(event) as EventObject)))
        contexts.push(JSON.stringify(alone.actor.getSnapshot().context) ?? '')
        await Promise.resolve()
      }
      const entries = { code: 'hunter2', 'credentials.password': 'Demo-1234', 'credentials.email': '', file: 'hunter2' }
      for (const eventType of ['credentials.submit', 'code.submit', 'proof.choose', 'hunter2'])
        await viewer.read().source?.perform?.({ kind: 'send', session: alone.actor.sessionId, eventType, entries })
      alone.actor.stop()
    }
    const kinds = new Set(lines.posted.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(['do', 'done', 'entries', 'here', 'look', 'view', 'watch'])
    expect(lines.posted.length).toBeGreaterThan(machines.length * EVENTS)
    // The contexts do hold some of what was put in: there was something to leave out.
    expect(contexts.some((context) => context.includes('hunter2'))).toBe(true)
    const told = lines.said().split(/(?="kind":"(?:look|here|watch|view|entries|do|done)")/)
    expect(told.filter((text) => SECRETS.some((secret) => text.includes(secret)))).toEqual([])
  },
)

/** The same shape with a secret for every text, and with one more. */
function poisoned(value: unknown, secret: () => string): unknown {
  if (typeof value === 'string') return secret()
  if (value instanceof File) return new File([secret()], `${secret()}.png`, { type: value.type })
  if (value instanceof Error) return new Error(secret(), { cause: secret() })
  if (Array.isArray(value)) return value.map((one) => poisoned(one, secret))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    WORDS.includes(name) ? part : poisoned(part, secret),
  ])
  return { ...Object.fromEntries(parts), extra: secret(), [secret()]: secret() }
}
