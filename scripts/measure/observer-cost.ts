/** Measures what observing the flows adds to each event (FLOW-3), as ratios that hold on any computer. */
import { createActor } from 'xstate'
import { stillCustomer, stillSession } from '#machines/still-actor.ts'
import { withdrawalMachine } from '#machines/withdrawal.machine.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import { machines } from '#src/demo/machines.ts'
import { models } from '#src/demo/models.ts'
import { startTrace } from '#src/demo/trace.ts'
import { actorOptions, clock, watchActors } from '#src/kit/actors/runtime.ts'
import { createLiveStore } from '#src/kit/viewer/live-store.ts'

const ROUNDS = 60
const TURNS = 1_000
const input = {
  path: 'invest',
  method: null,
  customerRef: stillCustomer({ user: { _id: '' }, loans: { loan: [] }, kyc: null }),
  sessionRef: stillSession({ customerId: '', isCodeSpent: false }),
} as const

const EVENTS = [
  { type: 'method.choose', method: 'paypal' },
  { type: 'field.change', field: 'amount', value: '12' },
  { type: 'form.submit' },
  { type: 'method.change' },
] as const

// The browser events that the trace listens to.
Object.assign(globalThis, { Storage: class {} })

for (const [what, ratio] of Object.entries(observerCosts()))
  console.log(`observer-cost: ${what.padEnd(34)} ${ratio.toFixed(2)}`)

/** Cost of an event of a bare machine by observer, relative to no observer. */
function observerCosts(): Record<string, number> {
  clock.set('paused')
  const before = measured({ alone: () => run({}), 'inspected, no listener': () => run({ inspect: () => {} }) })
  watchActors()
  const trace = startTrace({ onCall: () => {}, onWrite: () => {} } as unknown as Backend)
  const feed = createLiveStore(trace, () => null, {
    models,
    machine: (id) => machines.find((machine) => machine.id === id),
  })
  const looked = (each: () => void) => {
    const stop = feed.subscribe(() => {})
    const time = run(actorOptions(), each)
    stop()
    return time
  }
  const after = measured({
    alone: () => run({}),
    'traced, nobody looks': () => run(actorOptions()),
    'a viewer, drawn once a frame': () => looked(oncePerFrame(feed.read)),
    'a viewer, drawn with each event': () => looked(feed.read),
  })
  return { ...before, ...after }
}

/** The minimum of many alternating rounds: other load on the computer only adds time. */
function measured(kinds: Record<string, () => number>): Record<string, number> {
  const least = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, time] of Object.entries(kinds)) least.set(name, Math.min(least.get(name) ?? Infinity, time()))
  const alone = least.get('alone') ?? 1
  return Object.fromEntries([...least].map(([name, time]) => [name, time / alone]))
}

function run(options: object, each: () => void = () => {}): number {
  const machine = withdrawalMachine.provide({
    actions: { announce: () => {}, focusField: () => {}, keepDraft: () => {} },
  })
  const actor = createActor(machine, { ...options, input } as never).start()
  const begun = performance.now()
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const event of EVENTS) {
      actor.send(event)
      each()
    }
  }
  const time = performance.now() - begun
  actor.stop()
  return time
}

/** A hundred such events take less than a frame. */
function oncePerFrame(draw: () => void): () => void {
  let count = 0
  return () => {
    count += 1
    if (count % 100 === 0) draw()
  }
}
