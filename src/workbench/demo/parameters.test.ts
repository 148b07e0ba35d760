import { expect, test } from 'vitest'
import { parseTime } from '#src/platform/clock/clock.ts'
import { readParameters, withoutParameters } from './parameters.ts'

test('CLOCK-1: the address names persona, clock, time and latency', () => {
  expect(readParameters('?reset&as=ada&clock=x10&now=2026-03-02T11:59&latency=0')).toEqual({
    reset: true,
    as: 'ada',
    clock: 'x10',
    now: parseTime('2026-03-02T11:59'),
    latency: 0,
    backend: null,
    console: false,
    inspect: false,
    at: null,
    scenario: null,
    play: null,
    moment: null,
    problems: [],
  })
})

test.each(['0999-12-31T23:59', '275760-09-13'])('CLOCK-1: %s is outside the clock’s range', (now) => {
  const { now: read, problems } = readParameters(`?now=${now}`)
  expect([read, problems]).toEqual([
    null,
    [`The address asks for now=${now}, but now takes a date and time such as 2026-03-02T11:59.`],
  ])
})

test('CLOCK-1: unreadable parameters are reported and ignored', () => {
  expect(readParameters('?clock=fast&now=yesterday&latency=-3&backend=yes')).toEqual({
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
    moment: null,
    problems: [
      'The address asks for clock=fast, but clock takes live, paused, x10, x60.',
      'The address asks for now=yesterday, but now takes a date and time such as 2026-03-02T11:59.',
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
  ['2026-13-01', null],
  ['2026-03-02T25:00', null],
  ['', null],
  ['1772449140000', null],
  ['2026-03-02T11:59Z', 1772452740000],
  ['2026-03-02T11:59:30.500+01:00', 1772449170500],
])('CLOCK-1: the time %j is read as %j', (text, at) => {
  expect(parseTime(text)).toBe(at)
})
