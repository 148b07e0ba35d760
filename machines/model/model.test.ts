import { expect, test } from 'vitest'
import { defineModel, type ModelOf } from './model.ts'
import { choice, number, placeholder, text } from './payload-fields.ts'
import { type doorMachine, doorModel, doorPlaceholders } from './test-door.ts'

type DoorModel = ModelOf<typeof doorMachine>
type Events = DoorModel['events']

const press = { origin: 'person' } as const
const close = { origin: 'person' } as const
const blow = { origin: 'app', payload: { force: number(3) } } as const
const turn = { origin: 'person', payload: { key: placeholder(doorPlaceholders.key) } } as const
const write = { origin: 'typing', payload: { change: { text: text(''), side: choice('inside', 'outside') } } } as const

test('FLOW-4: a model gets defaults for what it leaves out', () => {
  expect(doorModel).toMatchObject({ inApp: {}, files: [], mostMoves: Number.POSITIVE_INFINITY })
  expect(doorModel.key('a context')).toBe('a context')
  expect(doorPlaceholders.otherKey).toMatchObject({ name: 'otherKey', label: 'another key' })
})

test('FLOW-4: a model that does not fit its machine is a type error', () => {
  const others = { 'bell.press': press, 'door.close': close, 'wind.blow': blow, 'key.turn': turn }
  const events: Events = { ...others, 'sign.write': write }
  // @ts-expect-error: an event is missing
  const missing: Events = others
  // @ts-expect-error: the machine has no such event
  const unknown: Events = { ...events, 'door.kick': close }
  const wrong: Events[] = [
    // @ts-expect-error: 'nobody' is not an origin
    { ...events, 'door.close': { origin: 'nobody' } },
    // @ts-expect-error: the payload is missing
    { ...events, 'wind.blow': { origin: 'app' } },
    // @ts-expect-error: the event has no payload
    { ...events, 'door.close': { origin: 'person', payload: {} } },
    // @ts-expect-error: the field is a number, not a text
    { ...events, 'wind.blow': { origin: 'app', payload: { force: text('3') } } },
    // @ts-expect-error: there is no such option
    { ...events, 'sign.write': { origin: 'typing', payload: { change: { text: text(''), side: choice('above') } } } },
    // @ts-expect-error: the field is an object without parts
    { ...events, 'key.turn': { origin: 'person', payload: { key: { fits: choice('yes') } } } },
    // @ts-expect-error: the placeholder has another type
    { ...events, 'wind.blow': { origin: 'app', payload: { force: placeholder(doorPlaceholders.key) } } },
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
  // @ts-expect-error: everything but the events is missing
  defineModel<typeof doorMachine>({ id: 'door', events })
  expect([missing, unknown, ...wrong, outcomes, calls, watchers, submits, starts]).not.toContain(undefined)
})
