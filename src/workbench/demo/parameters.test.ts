import { expect, test } from 'vitest'
import { parseTime } from '#src/platform/clock/clock.ts'
import { asksForDemo, type DemoParameters, readParameters, withoutParameters } from './parameters.ts'

const NOTHING = {
  reset: false,
  as: null,
  clock: null,
  now: null,
  latency: null,
  backend: null,
  console: false,
  inspect: false,
  at: null,
  scenario: null,
  play: null,
  story: null,
  shared: null,
  problems: [],
}

const NOW = parseTime('2026-03-02T11:59')
const EAST = parseTime('2026-03-02T12:59+02:00')
const STATE = { as: 'ada', at: 'withdrawal.confirming.wrong' }
const BOTH = { as: 'nora', clock: 'paused' } as const

test.each<[what: string, search: string, asked: Partial<DemoParameters>]>([
  [
    'a reset, persona, clock, time and latency',
    '?reset&as=ada&clock=x10&now=2026-03-02T11:59&latency=0',
    { reset: true, as: 'ada', clock: 'x10', now: NOW, latency: 0 },
  ],
  ['a time with a space for its T', '?now=2026-03-02%2011:59', { now: NOW }],
  ['a time zone whose plus reads as a space', '?now=2026-03-02T12:59+02:00', { now: EAST }],
  ['a time zone without a colon', '?now=2026-03-02T12:59:00%2B0200', { now: EAST }],
  ['the mode mock', '?backend=mock', { backend: 'mock' }],
  ['the mode worker', '?backend=worker', { backend: 'worker' }],
  ['the mode http', '?backend=http', { backend: 'http' }],
  ['the mode mock by its older name', '?backend=on', { backend: 'mock' }],
  ['the mode http by its older name', '?backend=off', { backend: 'http' }],
  ['a reset', '?reset', { reset: true }],
  ['a reset by a value', '?reset=1', { reset: true }],
  ['no reset', '?reset=0', {}],
  [
    'what cannot be, and hears what can',
    '?reset=maybe',
    { problems: ['The address asks for reset=maybe, but reset takes no value, 1 or 0.'] },
  ],
  ['a state', '?as=ada&at=withdrawal.confirming.wrong', STATE],
  ['a state at the end of a sentence', '?as=ada&at=withdrawal.confirming.wrong.', STATE],
  ['a state before a line break', '?as=ada&at=withdrawal.confirming.wrong%0A', STATE],
  ['a state in HTML', '?as=ada&amp;at=withdrawal.confirming.wrong', STATE],
  ['a state in an encoded query', '?as%3Dada%26at%3Dwithdrawal.confirming.wrong', STATE],
  ['both, though a chat program encoded the ‘&’', '?as=nora%26clock=paused', BOTH],
  ['both in capitals', '?AS=nora&Clock=Paused', BOTH],
  ['both in the other order', '?clock=paused%26as=nora', BOTH],
])('CLOCK-1, MOCK-5, IN-13: an address asks for %s: %s', (_, search, asked) => {
  expect(readParameters(search)).toEqual({ ...NOTHING, ...asked })
  expect([asksForDemo(search, ''), withoutParameters(search)]).toEqual([true, ''])
})

test('CLOCK-1: unreadable parameters are reported and ignored', () => {
  expect(readParameters('?clock=fast&now=275760-09-13&latency=-3&backend=yes')).toEqual({
    ...NOTHING,
    problems: [
      'The address asks for clock=fast, but clock takes live, paused, x10, x60.',
      'The address asks for now=275760-09-13, but now takes a date and time such as 2026-03-02T11:59.',
      'The address asks for latency=-3, but latency takes a whole number of milliseconds of 0 or more.',
      'The address asks for backend=yes, but backend takes mock, worker, http.',
    ],
  })
})

test('CLOCK-1: the demo’s parameters are removed from the address; the rest stays', () => {
  expect(
    withoutParameters('?reset&as=ada&clock=paused&now=x&latency=1&backend=off&console&inspect&at=x&scenario=y'),
  ).toBe('')
  expect(withoutParameters('?as=ada&page=2')).toBe('?page=2')
})

test('IN-13: parameters that others have added stay, and a name is read without what stood behind the link', () => {
  expect(readParameters('?fbclid=x&reset).&utm_source=y').reset).toBe(true)
  expect(withoutParameters('?fbclid=x&reset).&utm_source=y')).toBe('?fbclid=x&utm_source=y')
  expect([asksForDemo('?utm_source=reset', ''), withoutParameters('?q=a%26reset')]).toEqual([false, '?q=a%26reset'])
})

test.each(['.5', '0.5', ',5', '−5', '–5', '5ms', '1e3', ''])(
  'IN-13: latency=%s is refused, not read as another',
  (text) => {
    const { latency, problems } = readParameters(`?latency=${text}`)
    expect([latency, problems]).toEqual([
      null,
      [`The address asks for latency=${text}, but latency takes a whole number of milliseconds of 0 or more.`],
    ])
  },
)

test.each([
  ['#moment=a-b_c', 'a-b_c'],
  ['#moment%3Da-b_c', 'a-b_c'],
  ['#utm_source=x&moment=a-b_c', 'a-b_c'],
  ['#moment=', ''],
  ['#moment', null],
  ['#moments=a', null],
])('IN-13: the fragment %s has the moment %j', (fragment, moment) => {
  const shared = moment === null ? null : { what: 'moment', packed: moment }
  expect([readParameters('', fragment).shared, asksForDemo('', fragment)]).toEqual([shared, moment !== null])
})
