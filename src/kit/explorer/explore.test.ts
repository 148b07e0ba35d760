import { expect, test } from 'vitest'
import { doorMachine, doorModel } from '#src/kit/model/test-door.ts'
import { explore } from './explore.ts'
import { endlesslyBusy } from './invariants.ts'
import { mutants } from './mutants.ts'
import { differences, shortestPaths } from './shortest-paths.ts'

const found = explore(doorMachine, doorModel)
const paths = {
  states: {
    door: 'found',
    'door.closed': 'found',
    'door.unlocking': 'found | turn the key',
    'door.open': 'found | turn the key; unlock: unlocked',
  },
  transitions: {
    'door.closed|key.turn|0': 'found | turn the key',
    'door.closed|sign.write|1': 'found | write',
    'door.unlocking|xstate.done.actor.0.door.unlocking|0': 'found | turn the key; unlock: unlocked',
    'door.unlocking|xstate.done.actor.0.door.unlocking|1': 'found | turn another key; unlock: refused',
    'door.unlocking|xstate.error.actor.0.door.unlocking|2': 'found | turn the key; unlock: broken off',
    'door.open|door.close|0': 'found | turn the key; unlock: unlocked; close',
    'door.open|wind.blow|1': 'found | turn the key; unlock: unlocked; watchWind: gust',
    'door.open|xstate.after.patience.door.open|2': 'found | turn the key; unlock: unlocked; +2000 ms',
  },
}

test('FLOW-4: finds the shortest path to each state and transition, by events, outcomes, reports and time', () => {
  expect(shortestPaths(found)).toEqual(paths)
  expect([...found.violations, ...endlesslyBusy(found)]).toEqual([])
})

test('FLOW-4: a difference between stored and found paths is described with both', () => {
  const kept = { ...paths, states: { ...paths.states, 'door.open': 'found | break in' } }
  expect(differences('door', kept, paths)).toEqual([
    "door: of the states, door.open was reached by 'found | break in', and is now reached by 'found | turn the key; unlock: unlocked'",
  ])
})

test('FLOW-4: the paths reveal every missing transition and every guard that is always false', () => {
  const all = mutants(doorMachine, doorModel, paths)
  expect(all.map(({ change }) => change)).toEqual([
    'door.closed|key.turn|0 is gone',
    'door.closed|sign.write|1 is gone',
    'door.unlocking|xstate.done.actor.0.door.unlocking|0 is gone',
    'door.unlocking|xstate.done.actor.0.door.unlocking|0 never lets through',
    'door.unlocking|xstate.done.actor.0.door.unlocking|1 is gone',
    'door.unlocking|xstate.error.actor.0.door.unlocking|2 is gone',
    'door.open|door.close|0 is gone',
    'door.open|wind.blow|1 is gone',
    'door.open|wind.blow|1 never lets through',
    'door.open|xstate.after.patience.door.open|2 is gone',
  ])
  expect(all.filter(({ noticed }) => noticed === null)).toEqual([])
})
