import { expect, test } from 'vitest'
import { defineModel, type ModelOf } from './model.ts'
import { choice, number, placeholder, text } from './payload-fields.ts'
import { type doorMachine, doorModel, doorPlaceholders } from './test-door.ts'

type DoorModel = ModelOf<typeof doorMachine>
type Payloads = DoorModel['payloads']

const blow = { force: number(3) }
const turn = { key: placeholder(doorPlaceholders.key) }
const write = { change: { text: text(''), side: choice('inside', 'outside') } }

test('FLOW-4: a model gets defaults for what it leaves out', () => {
  expect(doorModel).toMatchObject({ inApp: {}, files: [], mostMoves: Number.POSITIVE_INFINITY })
  expect(doorModel.key('a context')).toBe('a context')
  expect(doorPlaceholders.otherKey).toMatchObject({ name: 'otherKey', label: 'another key' })
})

test('FLOW-4: a model that does not fit its machine is a type error', () => {
  const others = { 'wind.blow': blow, 'key.turn': turn }
  const payloads: Payloads = { ...others, 'sign.write': write }
  // @ts-expect-error: the payload of an event is missing
  const missing: Payloads = others
  const wrong: Payloads[] = [
    // @ts-expect-error: the machine has no such event
    { ...payloads, 'door.kick': blow },
    // @ts-expect-error: the event has no payload
    { ...payloads, 'door.close': {} },
    // @ts-expect-error: the field is missing
    { ...payloads, 'wind.blow': {} },
    // @ts-expect-error: the field is a number, not a text
    { ...payloads, 'wind.blow': { force: text('3') } },
    // @ts-expect-error: there is no such option
    { ...payloads, 'sign.write': { change: { text: text(''), side: choice('above') } } },
    // @ts-expect-error: the field is an object without parts
    { ...payloads, 'key.turn': { key: { fits: choice('yes') } } },
    // @ts-expect-error: the placeholder has another type
    { ...payloads, 'wind.blow': { force: placeholder(doorPlaceholders.key) } },
  ]
  // @ts-expect-error: the outcome has another type
  const outcomes: DoorModel['outcomes'] = { unlock: { unlocked: { done: 'yes' } } }
  // @ts-expect-error: a call is missing
  const calls: DoorModel['calls'] = {}
  // @ts-expect-error: a watcher is missing
  const watchers: DoorModel['watchers'] = {}
  // @ts-expect-error: the machine has no such call
  const submits: DoorModel['submits'] = ['watchWind']
  // @ts-expect-error: the app has no such step
  const starts: DoorModel['starts'] = { found: { input: { sign: '' }, inApp: [{ flyTo: 'the door' }] } }
  // @ts-expect-error: everything but the payloads is missing
  defineModel<typeof doorMachine>({ id: 'door', payloads })
  expect([missing, ...wrong, outcomes, calls, watchers, submits, starts]).not.toContain(undefined)
})
