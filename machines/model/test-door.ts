import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate'
import { defineModel } from './model.ts'
import { choice, namePlaceholders, number, placeholder, text } from './payload-fields.ts'

/** In place of a secret: its JSON is a label, not its fields. */
export class Key {
  readonly fits: boolean

  constructor(fits: boolean) {
    this.fits = fits
  }

  toJSON(): string {
    return this.fits ? '‹key›' : '‹other key›'
  }
}

export type DoorEvent =
  | { type: 'key.turn'; key: Key }
  | { type: 'bell.press' }
  | { type: 'door.close' }
  | { type: 'wind.blow'; force: number }
  | { type: 'sign.write'; change: { text: string; side: 'inside' | 'outside' } }

/**
 * Door: a machine for the tests of the tools.
 *
 *   reading -> closed, or ringing when its sign asks for that
 *   closed -> unlocking -> open -> closed, by hand, by the wind or after a while
 *   closed -> ringing -> closed, after a while
 */
export const doorMachine = setup({
  types: {
    context: {} as { sign: string },
    events: {} as DoorEvent,
    input: {} as { sign: string },
    tags: {} as 'busy',
  },
  actors: {
    unlock: fromPromise<boolean, { key: Key }>(async () => true),
    watchWind: fromCallback<EventObject>(() => {}),
  },
  actions: {
    ring: () => {},
    write: assign({ sign: (_, { text }: { text: string }) => text }),
  },
  guards: {
    asksToRing: ({ context }) => context.sign === 'Please ring',
    isStrong: (_, { force }: { force: number }) => force > 5,
  },
  delays: { patience: 2_000 },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: { always: [{ guard: 'asksToRing', target: 'ringing' }, { target: 'closed' }] },
    closed: {
      on: {
        'key.turn': 'unlocking',
        'bell.press': { target: 'ringing', actions: 'ring' },
        'sign.write': { actions: { type: 'write', params: ({ event }) => event.change } },
      },
      always: { guard: 'asksToRing', target: 'ringing' },
    },
    ringing: {
      type: 'parallel',
      entry: { type: 'write', params: { text: '' } },
      after: { patience: 'closed' },
      states: {
        bell: {
          initial: 'soft',
          on: { 'bell.press': { target: '.loud', actions: 'ring' } },
          states: { soft: {}, loud: {} },
        },
        lamp: { initial: 'lit', states: { lit: {} } },
      },
    },
    unlocking: {
      tags: 'busy',
      invoke: {
        src: 'unlock',
        input: ({ event }) => ({ key: (event as Extract<DoorEvent, { type: 'key.turn' }>).key }),
        onDone: [{ guard: ({ event }) => event.output, target: 'open' }, { target: 'closed' }],
        onError: { target: 'closed', actions: 'ring' },
      },
    },
    open: {
      invoke: { src: 'watchWind' },
      after: { patience: 'closed' },
      on: {
        'door.close': 'closed',
        'wind.blow': { guard: { type: 'isStrong', params: ({ event }) => event }, target: 'closed' },
      },
    },
  },
})

const fitting = new Key(true)
const other = new Key(false)

export const doorPlaceholders = namePlaceholders({
  key: { label: 'the key', sample: () => fitting },
  otherKey: { label: 'another key', sample: () => other },
})

export const doorModel = defineModel<typeof doorMachine>({
  id: 'door',
  starts: {
    found: { input: { sign: '' }, inApp: [{ kind: 'page', to: '/door' }] },
    asking: { input: { sign: 'Please ring' }, inApp: 'No door of the app has this sign at first.' },
  },
  payloads: {
    'key.turn': { key: placeholder(doorPlaceholders.key, doorPlaceholders.otherKey) },
    'wind.blow': { force: number(3, 8) },
    'sign.write': { change: { text: text('Please knock', ''), side: choice('inside', 'outside') } },
  },
  moves: {
    'turn the key': { type: 'key.turn', key: fitting },
    'turn another key': { type: 'key.turn', key: other },
    ring: { type: 'bell.press' },
    write: { type: 'sign.write', change: { text: 'Please knock', side: 'outside' } },
    ask: { type: 'sign.write', change: { text: 'Please ring', side: 'outside' } },
    close: { type: 'door.close' },
  },
  watchers: {
    watchWind: {
      gust: {
        event: { type: 'wind.blow', force: 8 },
        inApp: [{ kind: 'event', flow: 'weather', event: { type: 'storm.come' } }],
      },
    },
  },
  outcomes: {
    unlock: {
      unlocked: { done: true, when: ({ key }) => key.fits },
      refused: { done: false, when: ({ key }) => !key.fits },
      'broken off': { error: new Error('broken'), inApp: 'No key of the app breaks.' },
    },
  },
  calls: { unlock: { calls: ['unlock'] } },
  submits: ['unlock'],
})
