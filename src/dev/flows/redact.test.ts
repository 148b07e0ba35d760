import { expect, test } from 'vitest'
import type { TraceEntry } from '#src/dev/demo-contract.ts'
import type { PageView } from './page-view.ts'
import { shownCommand, shownEntry, shownOutcome, shownPath, shownView, words } from './redact.ts'

const SECRET = 'hunter2 482913'
const place = { number: 1, at: 1_000 }
const who = { actor: 'withdrawal', session: 'x:7' }
const taken = ['withdrawal.method|method.choose|0']

test('FLOW-3: an entry goes out with the names of the charts and the contract, and no other text', () => {
  const entries = [
    { ...place, ...who, kind: 'actor', change: 'started', more: SECRET },
    { ...place, actor: SECRET, session: 'x:7', kind: 'actor', change: 'started' },
    {
      ...place,
      ...who,
      kind: 'event',
      from: SECRET,
      event: { type: 'code.submit', code: SECRET, file: '‹file›', ok: true, [SECRET]: '‹text›', nested: { a: SECRET } },
    },
    { ...place, ...who, kind: 'event', from: 'customer', event: { type: SECRET } },
    { ...place, ...who, kind: 'transition', value: { confirming: SECRET, [SECRET]: 'x' }, taken: [...taken, SECRET] },
    { ...place, kind: 'call', call: SECRET, status: 0 },
    { ...place, kind: 'call', call: 'GET users/{id}', status: 200, body: SECRET },
    { ...place, kind: 'storage', area: 'session', key: SECRET, change: 'set' },
    { ...place, kind: 'timer', owner: 'withdrawal', name: SECRET, change: 'set', in: 5 },
  ] as unknown as TraceEntry[]
  expect(entries.flatMap(shownEntry)).toEqual([
    { ...place, ...who, kind: 'actor', change: 'started' },
    { ...place, ...who, kind: 'event', from: '‹text›', event: { type: 'code.submit', file: '‹file›', ok: true } },
    { ...place, ...who, kind: 'event', from: 'customer', event: { type: '‹unknown›' } },
    { ...place, ...who, kind: 'transition', value: { confirming: {} }, taken },
    { ...place, kind: 'call', call: 'GET users/{id}', status: 200 },
    { ...place, kind: 'storage', area: 'session', key: '‹text›', change: 'set' },
    { ...place, kind: 'timer', owner: 'withdrawal', name: '‹text›', change: 'set', in: 5 },
  ])
})

test('FLOW-3: a view, a command and an outcome go out with the names of the charts alone', () => {
  const actor = { machine: 'withdrawal', session: 'x:7', blocked: [SECRET], starts: { [SECRET]: 1 }, context: SECRET }
  const timers = [{ id: SECRET, due: 5, delay: 5 }]
  const view = {
    actors: [
      { ...actor, active: ['withdrawal', SECRET], last: [...taken, SECRET], timers },
      { ...actor, machine: SECRET, active: [], last: [], timers },
    ],
    seen: { withdrawal: ['withdrawal', SECRET], [SECRET]: [SECRET] },
    clock: { mode: 'paused', virtual: 1, wall: 2, more: SECRET },
    person: SECRET,
  } as unknown as PageView
  expect(shownView(view)).toEqual({
    actors: [
      {
        machine: 'withdrawal',
        session: 'x:7',
        active: ['withdrawal'],
        last: taken,
        blocked: [],
        starts: {},
        timers: [],
      },
    ],
    seen: { withdrawal: ['withdrawal'] },
    clock: { mode: 'paused', virtual: 1, wall: 2 },
    person: null,
  })
  expect(['ada', 'nell@mail.example'].map((person) => shownView({ ...view, person }).person)).toEqual([
    'ada',
    'nell@mail.example',
  ])
  const entries = { code: SECRET, more: SECRET }
  expect(shownCommand({ kind: 'send', session: SECRET, eventType: 'code.submit', entries }, 'withdrawal')).toEqual({
    kind: 'send',
    session: '',
    eventType: 'code.submit',
    entries: {},
  })
  expect(shownCommand({ kind: 'send', session: 'x:7', eventType: SECRET, entries }, 'withdrawal')).toEqual({
    kind: 'send',
    session: 'x:7',
    eventType: '',
    entries: {},
  })
  expect(
    shownOutcome({ kind: 'sent', machine: 'withdrawal', eventType: SECRET, active: [SECRET, 'withdrawal'] }),
  ).toEqual({
    kind: 'sent',
    machine: 'withdrawal',
    eventType: '‹text›',
    active: ['withdrawal'],
  })
})

test('FLOW-3: a path goes out without what may be a token, a title without what may be a code', () => {
  expect(shownPath('/reset-password/tok_9f8e7d6c5b4a')).toBe('/reset-password/…')
  expect([words('Overview · Larkspur Demo Bank'), words('Your code is 482913')]).toEqual([
    'Overview · Larkspur Demo Bank',
    '‹text›',
  ])
})
