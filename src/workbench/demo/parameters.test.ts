import { expect, test } from 'vitest'
import { parseTime } from '#src/platform/clock/clock.ts'
import { asksForDemo, readParameters, withoutParameters } from './parameters.ts'

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

test('CLOCK-1: the address names persona, clock, time and latency', () => {
  expect(readParameters('?reset&as=ada&clock=x10&now=2026-03-02T11:59&latency=0')).toEqual({
    ...NOTHING,
    reset: true,
    as: 'ada',
    clock: 'x10',
    now: parseTime('2026-03-02T11:59'),
    latency: 0,
  })
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

test.each([
  ['mock', 'mock'],
  ['worker', 'worker'],
  ['http', 'http'],
  ['on', 'mock'],
  ['off', 'http'],
])('MOCK-5: backend=%s asks for the mode %s', (text, mode) => {
  const { backend, problems } = readParameters(`?backend=${text}`)
  expect([backend, problems]).toEqual([mode, []])
})

test('CLOCK-1: the demo’s parameters are removed from the address; the rest stays', () => {
  expect(
    withoutParameters('?reset&as=ada&clock=paused&now=x&latency=1&backend=off&console&inspect&at=x&scenario=y'),
  ).toBe('')
  expect(withoutParameters('?as=ada&page=2')).toBe('?page=2')
})

test.each([
  ['?as=ada&at=withdrawal.confirming.wrong', 'the link itself'],
  ['?as=ada&at=withdrawal.confirming.wrong.', 'the end of a sentence'],
  ['?as=ada&at=withdrawal.confirming.wrong%0A', 'a line break'],
  ['?as=ada&amp;at=withdrawal.confirming.wrong', 'HTML'],
  ['?as%3Dada%26at%3Dwithdrawal.confirming.wrong', 'an encoded query'],
])('IN-13: %s asks for the same state: %s', (search) => {
  const { as, at, problems } = readParameters(search)
  expect({ as, at, problems }).toEqual({ as: 'ada', at: 'withdrawal.confirming.wrong', problems: [] })
  expect([asksForDemo(search, ''), withoutParameters(search)]).toEqual([true, ''])
})

test('IN-13: parameters that others have added stay, and a name is read without what stood behind the link', () => {
  expect(readParameters('?fbclid=x&reset).&utm_source=y').reset).toBe(true)
  expect(withoutParameters('?fbclid=x&reset).&utm_source=y')).toBe('?fbclid=x&utm_source=y')
  expect([asksForDemo('?utm_source=reset', ''), withoutParameters('?q=a%26reset')]).toEqual([false, '?q=a%26reset'])
})

test.each([['?as=nora%26clock=paused'], ['?clock=paused%26as=nora']])(
  'IN-13: %s has both parameters, though a chat program encoded the ‘&’',
  (search) => {
    const { as, clock, problems } = readParameters(search)
    expect({ as, clock, problems }).toEqual({ as: 'nora', clock: 'paused', problems: [] })
    expect([asksForDemo(search, ''), withoutParameters(search)]).toEqual([true, ''])
  },
)

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
  ['?reset', true, []],
  ['?reset=1', true, []],
  ['?reset=0', false, []],
  ['?reset=maybe', false, ['The address asks for reset=maybe, but reset takes no value, 1 or 0.']],
])('IN-13: %s resets the demo: %s', (search, isReset, said) => {
  const { reset, problems } = readParameters(search)
  expect([reset, problems]).toEqual([isReset, said])
  expect([asksForDemo(search, ''), withoutParameters(search)]).toEqual([true, ''])
})

test('IN-13: a time may have a space for its T', () => {
  expect(readParameters('?now=2026-03-02%2011:59').now).toBe(parseTime('2026-03-02T11:59'))
})

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
