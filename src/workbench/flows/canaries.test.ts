// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { settle, withDeferredActors } from '#machines/explorer/deferred-actors.ts'
import { type Beside, inSystem } from '#machines/model/in-system.ts'
import type { Model } from '#machines/model/model.ts'
import { stubCustomer } from '#machines/model/stub-actor.ts'
import { System } from '#src/app/system.ts'
import { Redacted, type SecretKind } from '#src/contract/redacted.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions, watchActors } from '#src/platform/actors/inspection.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { createRandom } from '#src/platform/clock/random.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { models } from '#src/workbench/trace/models.ts'
import { inPageOf, presentTimeline, silentBackend } from '#src/workbench/trace/test-page.ts'
import { startTrace } from '#src/workbench/trace/trace.ts'
import { createDeskFlows } from './desk-flows.ts'
import { samplesOf } from './viewer/payload-form.ts'

watchActors()
const system = new System({ goTo: () => {}, history: pageHistory(createMemoryHistory()) })

const SECRETS = ['Demo-1234', '482913', 'tok_9f8e7d6c5b4a', 'hunter2', 'specimen content 7'] as const
const EVENTS = 25
const TIME = { timeout: 60_000 }
const KINDS = ['password', 'code', 'token', 'message', 'file'] as const
const silent = inPageOf({ system }, { ...silentBackend, operator: { people: () => [] }, personas: [] })

test(
  'SEC-4: secrets in events, inputs, outputs, errors and contexts of every machine are neither shown by `demo.flows` and the viewer, nor kept in the trace',
  TIME,
  async () => {
    clock.set('paused')
    clock.setNow(1_000_000)
    const trace = startTrace(silent)
    const flows = createDeskFlows({ backend: silent, trace, look: async () => {}, timeline: presentTimeline })
    const source = await flows.source()
    const shown: string[] = []
    const look = () => shown.push(JSON.stringify(source.read()))
    source.subscribe(() => {})
    const random = createRandom('canaries')
    const poison = <Value>(value: Value) => poisoned(value, () => random.pick(SECRETS), random.pick(KINDS)) as Value
    let held = 0
    for (const machine of machines) {
      const model = models.get(machine.id) ?? expect.unreachable('every machine has a model')
      const [start] = Object.values(model.starts)
      const { root, flow } = inSystem(withDeferredActors(machine, model), {
        ...actorOptions(),
        input: poison(start?.input) as never,
        beside: poisonedBeside(start?.beside ?? {}, poison),
      })
      shownRoot.set(root)
      root.start()
      for (let done = 0; done < EVENTS; done += 1) {
        const [move, ...others] = movesIn(flow, model, poison)
        if (move !== undefined) await random.pick([move, ...others])()
        held += secretsIn(flow.getSnapshot().context)
        look()
      }
      for (const eventType of ['credentials.submit', 'code.submit', 'proof.choose']) {
        const entries = samplesOf(models.get(machine.id), eventType)[0]?.entries ?? {}
        // Most machines do not take it, and the bank behind it does not answer.
        await source.send(flow.sessionId, eventType, entries).catch((error: Error) => shown.push(error.message))
        look()
      }
      shown.push(JSON.stringify(flows.list()))
      root.stop()
    }
    expect(shown.length).toBeGreaterThan(machines.length * EVENTS)
    // The contexts do contain some of the values, which shows that the test works.
    expect(held).toBeGreaterThan(0)
    expect(shown.join()).toMatch(/‹(password|code|token|message|file)›/)
    const hasSecret = (text: string) => SECRETS.some((secret) => text.includes(secret))
    expect(shown.filter(hasSecret)).toEqual([])
    expect(trace.list().filter((entry) => hasSecret(JSON.stringify(entry)))).toEqual([])
  },
)

/** What can happen to a flow: an event that it accepts, an answer to a pending call, and the time to its next timer. */
function movesIn(flow: AnyActorRef, model: Model, poison: <Value>(value: Value) => Value): (() => unknown)[] {
  const snapshot: AnyMachineSnapshot = flow.getSnapshot()
  if (snapshot.status !== 'active') return []
  const events = snapshot.machine.events
    .filter((eventType) => !eventType.startsWith('xstate.'))
    .flatMap((eventType) => samplesOf(model, eventType))
    .filter(({ event }) => snapshot.can(event))
  const calls = Object.values(snapshot.children as Record<string, AnyActorRef>).filter(
    (call) => call.getSnapshot().status === 'active',
  )
  const answers = calls.flatMap((call) =>
    Object.values(model.outcomes[String(call.src)] ?? {}).map((outcome) => () => settle(call, poison(outcome))),
  )
  const times = clock.pending().some(({ owner }) => owner === model.id) ? [() => clock.next()] : []
  return [
    ...events.map(
      ({ event }) =>
        () =>
          flow.send(poison(event)),
    ),
    ...answers,
    ...times,
  ]
}

/** The same value with secrets: in place of each secret, in files and errors, and in one additional field. */
function poisoned(value: unknown, secret: () => string, kind: SecretKind): unknown {
  if (value instanceof Redacted) return new Redacted(value.kind, secret())
  if (value instanceof File) return new File([secret()], `${secret()}.png`, { type: value.type })
  if (value instanceof Error) return new Error(secret(), { cause: secret() })
  if (Array.isArray(value)) return value.map((one) => poisoned(one, secret, kind))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, poisoned(part, secret, kind)])
  return { ...Object.fromEntries(parts), extra: new Redacted(kind, secret()) }
}

/** The actors beside a flow, with secrets in the customer's data. */
function poisonedBeside(beside: Beside, poison: <Value>(value: Value) => Value): Beside {
  const { customer, ...others } = beside
  if (customer === undefined) return beside
  const { context, value } = customer.getInitialSnapshot(null as never, undefined)
  return { ...others, customer: stubCustomer(poison(context.answers), value) }
}

function secretsIn(value: unknown): number {
  if (value instanceof Redacted || value instanceof File) return 1
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + secretsIn(part), 0)
}
