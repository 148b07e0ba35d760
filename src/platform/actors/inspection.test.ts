import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor } from 'xstate'
import { doorMachine } from '#machines/model/test-door.ts'
import { transitionId } from '#machines/model/transitions.ts'
import { type ActorEvent, createInspector } from './inspection.ts'

const RINGING = '{"ringing":{"bell":"soft","lamp":"lit"}}'

function watched() {
  const events: ActorEvent[] = []
  const actor = createActor(doorMachine, {
    input: { sign: '' },
    inspect: createInspector((event) => events.push(event)),
  })
  return { actor, words: () => events.splice(0).map(wordsOf) }
}

function wordsOf(event: ActorEvent): string {
  if (event.kind === 'transition') return `${event.taken.map(transitionId).join(' ')} -> ${stateIn(event)}`
  if (event.kind === 'settled') return `settled in ${stateIn(event)}`
  return event.kind === 'event' ? event.event.type : event.kind
}

function stateIn({ snapshot: { value } }: { snapshot: AnyMachineSnapshot }): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

test('FLOW-3: what an actor does is emitted in order, with the ids of its transitions', () => {
  const { actor, words } = watched()
  expect(words()).toEqual([])
  actor.start()
  expect(words()).toEqual(['started', 'door.reading||1 -> closed', 'settled in closed'])
  actor.send({ type: 'door.close' })
  expect(words()).toEqual(['door.close', 'settled in closed'])
  actor.send({ type: 'sign.write', change: { text: 'Please ring', side: 'outside' } })
  expect(words()).toEqual([
    'sign.write',
    'door.closed|sign.write|2 -> closed',
    `door.closed||3 -> ${RINGING}`,
    `settled in ${RINGING}`,
  ])
  actor.stop()
  expect(words()).toEqual([`settled in ${RINGING}`, 'stopped'])
})
