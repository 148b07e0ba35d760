import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { transitionId } from '#src/kit/statechart/transitions.ts'
import { type ActorEvent, createInspector } from './inspection.ts'

const machine = setup({
  types: {
    context: {} as { water: number },
    input: {} as { water: number },
    events: {} as { type: 'switch.press' } | { type: 'water.pour'; amount: number } | { type: 'lid.open' },
  },
  actions: {
    pour: assign({ water: ({ context }, { amount }: { amount: number }) => context.water + amount }),
    drain: assign({ water: 0 }),
  },
  guards: { isFull: ({ context }) => context.water >= 10, isEmpty: ({ context }) => context.water === 0 },
  delays: { boil: 3_000 },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isEmpty', target: 'off' },
        { target: 'on', actions: 'drain' },
      ],
    },
    off: {
      on: {
        'water.pour': { actions: { type: 'pour', params: ({ event }) => ({ amount: event.amount }) } },
        'switch.press': 'on',
      },
      always: { guard: 'isFull', target: 'on' },
    },
    on: { after: { boil: 'off' } },
  },
})

function watched(water: number) {
  const events: ActorEvent[] = []
  const actor = createActor(machine, { input: { water }, inspect: createInspector((event) => events.push(event)) })
  return { actor, words: () => events.splice(0).map(wordsOf) }
}

function wordsOf(event: ActorEvent): string {
  if (event.kind === 'transition') return `${event.taken.map(transitionId).join(' ')} -> ${event.snapshot.value}`
  if (event.kind === 'settled') return `settled in ${event.snapshot.value}`
  if (event.kind === 'delay') return `delay ${event.event.type} ${event.ms}`
  return event.kind === 'event' ? event.event.type : event.kind
}

test('FLOW-3: what an actor does is emitted in order, with the ids of its transitions', () => {
  const { actor, words } = watched(0)
  expect(words()).toEqual([])
  actor.start()
  expect(words()).toEqual(['started', 'kettle.checking||0 -> off', 'settled in off'])
  actor.send({ type: 'lid.open' })
  expect(words()).toEqual(['lid.open', 'settled in off'])
  actor.send({ type: 'water.pour', amount: 12 })
  expect(words()).toEqual([
    'water.pour',
    'kettle.off|water.pour|0 -> off',
    'delay xstate.after.boil.kettle.on 3000',
    'kettle.off||2 -> on',
    'settled in on',
  ])
  actor.stop()
  expect(words()).toEqual(['settled in on', 'stopped'])
})

test('FLOW-3: a transition taken while an actor is created is identified by the guard results of that moment', () => {
  const { actor, words } = watched(5)
  actor.start()
  expect(words()).toEqual([
    'started',
    'kettle.checking||1 -> on',
    'delay xstate.after.boil.kettle.on 3000',
    'settled in on',
  ])
  expect(actor.getSnapshot().context).toEqual({ water: 0 })
  actor.stop()
})
