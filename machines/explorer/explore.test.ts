import { expect, test } from 'vitest'
import { doorMachine, doorModel } from '#machines/model/test-door.ts'
import { type Exploration, formatPath } from './exploration.ts'
import { explore } from './explore.ts'
import { endlesslyBusy } from './invariants.ts'

const found = explore(doorMachine, doorModel)
const paths = {
  states: {
    door: 'found',
    'door.reading': 'found',
    'door.closed': 'found',
    'door.ringing': 'asking',
    'door.ringing.bell': 'asking',
    'door.ringing.bell.soft': 'asking',
    'door.ringing.bell.loud': 'asking | ring',
    'door.ringing.lamp': 'asking',
    'door.ringing.lamp.lit': 'asking',
    'door.unlocking': 'found | turn the key',
    'door.open': 'found | turn the key; unlock: unlocked',
  },
  transitions: {
    'door.reading||0': 'asking',
    'door.reading||1': 'found',
    'door.closed|key.turn|0': 'found | turn the key',
    'door.closed|bell.press|1': 'found | ring',
    'door.closed|sign.write|2': 'found | write',
    'door.closed||3': 'found | ask',
    'door.ringing|xstate.after.patience.door.ringing|0': 'asking | +2000 ms',
    'door.ringing.bell|bell.press|0': 'asking | ring',
    'door.unlocking|xstate.done.actor.0.door.unlocking|0': 'found | turn the key; unlock: unlocked',
    'door.unlocking|xstate.done.actor.0.door.unlocking|1': 'found | turn another key; unlock: refused',
    'door.unlocking|xstate.error.actor.0.door.unlocking|2': 'found | turn the key; unlock: broken off',
    'door.open|door.close|0': 'found | turn the key; unlock: unlocked; close',
    'door.open|wind.blow|1': 'found | turn the key; unlock: unlocked; watchWind: gust',
    'door.open|xstate.after.patience.door.open|2': 'found | turn the key; unlock: unlocked; +2000 ms',
  },
}

test('FLOW-4: finds the shortest path to each state and transition, by events, outcomes, reports and time', () => {
  expect({ states: inWords(found.entered), transitions: inWords(found.taken) }).toEqual(paths)
  expect([...found.violations, ...endlesslyBusy(found)]).toEqual([])
})

function inWords(paths: Exploration['entered']): Record<string, string> {
  return Object.fromEntries([...paths].map(([id, path]) => [id, formatPath(path)]))
}
