import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import { nearestEntry, neighbour, type Scale, scaleOf } from './rail-scale.ts'

const HOUR = 3_600_000

const entriesAt = (...times: readonly (number | Partial<TimelineEntry>)[]): TimelineEntry[] =>
  times.map((time, index) => ({
    id: index + 1,
    at: 0,
    lane: 'customer',
    text: `Entry ${index + 1}`,
    complete: true,
    ...(typeof time === 'number' ? { at: time } : time),
  }))
/** The place on a rail of up to 10 s, in ms of its axis: what waits has 16 % of it. */
const ms = (place: number) => Math.round((place / 0.84) * 10_000)
const drawn = ({ entries }: Scale) => entries.map(({ at }) => ms(at))

test('DEMO-17: the rail is true to time, but an idle hour is drawn as long as 4 s', () => {
  const entries = entriesAt(0, 1_000, 2_500, 2_500 + HOUR, 3_500 + HOUR)
  const scale = scaleOf(entries, [])
  expect(scale.entries.map(({ entry }) => entry)).toEqual(entries)
  expect([drawn(scale), ms(scale.now)]).toEqual([[400, 1_400, 2_900, 6_900, 7_900], 7_900])
})

test('DEMO-17: entries of one instant stand side by side and in order', () => {
  expect(drawn(scaleOf(entriesAt(0, 0, 0, 100, 2_100), []))).toEqual([400, 800, 1_200, 1_600, 3_600])
})

test('DEMO-17: what was done after going back stands right of it, although it was earlier', () => {
  expect(drawn(scaleOf(entriesAt(HOUR, HOUR + 2_000, HOUR - 60_000, HOUR - 59_000), []))).toEqual([
    400, 2_400, 2_800, 3_800,
  ])
})

test('DEMO-17: a call lasts from the last entry before it was sent to its answer, any other entry is one place', () => {
  const entries = entriesAt(0, 1_000, { at: 1_350, lane: 'call', since: 1_000 }, { at: 1_400, lane: 'call', since: -1 })
  expect(scaleOf(entries, []).entries.map(({ from, at }) => [ms(from), ms(at)])).toEqual([
    [400, 400],
    [1_400, 1_400],
    [1_400, 1_800],
    [2_200, 2_200],
  ])
})

test('DEMO-17: what waits stands between now and the end of the rail, what comes in 10 s in the middle of that', () => {
  const ahead = [
    { name: 'now', in: 0 },
    { name: 'POST loan', in: 10_000 },
    { name: 'a month', in: 30 * 24 * HOUR },
  ]
  const scale = scaleOf(entriesAt(0, 1_000), ahead)
  const { now } = scale
  const share = (at: number) => Math.round(((at - now) / (1 - now)) * 1_000) / 1_000
  expect(scale.ahead.map(({ at, ...one }) => ({ ...one, share: share(at) }))).toEqual([
    { name: 'now', in: 0, share: 0 },
    { name: 'POST loan', in: 10_000, share: 0.5 },
    { name: 'a month', in: 30 * 24 * HOUR, share: 1 },
  ])
  expect(scale.ahead.every(({ at }) => at >= now && at < 1)).toBe(true)
})

test('DEMO-17: however much happened, all of it stands in order on the rail, and 16 % of it is left for what waits', () => {
  const time = integer({ min: 0, max: HOUR })
  assert(
    property(array(time, { minLength: 1, maxLength: 200 }), array(time), (times, waits) => {
      const scale = scaleOf(
        entriesAt(...times),
        waits.map((wait) => ({ name: 'closeDelay', in: wait })),
      )
      const places = scale.entries.map(({ at }) => at)
      expect(places).toEqual([...new Set(places)].toSorted((left, right) => left - right))
      expect(places[0]).toBeGreaterThan(0)
      expect(places.at(-1)).toBe(scale.now)
      expect(scale.now).toBeLessThanOrEqual(0.84)
      expect(scale.ahead.filter(({ at }) => at < scale.now || at >= 1)).toEqual([])
    }),
  )
})

test('DEMO-17: before anything has happened, now is at the start of the rail', () => {
  expect(scaleOf([], [{ name: 'mapLimit', in: 10_000 }])).toEqual({
    now: 0,
    entries: [],
    ahead: [{ name: 'mapLimit', in: 10_000, at: 0.5 }],
  })
})

test('DEMO-17: a place on the rail leads to the entry that stands nearest to it, also from beyond both ends', () => {
  const scale = scaleOf(entriesAt(0, 1_000, 5_000), [])
  const [first = 0, second = 0, third = 0] = scale.entries.map(({ at }) => at)
  const places = [-1, 0, first, second - 0.001, (second + third) / 2 - 0.001, (second + third) / 2 + 0.001, third, 1, 2]
  expect(places.map((place) => nearestEntry(scale, place)?.id)).toEqual([1, 1, 1, 2, 2, 3, 3, 3, 3])
  expect(nearestEntry(scaleOf([], []), 0.5)).toBe(undefined)
})

/** Ids 1 to 7. */
const mixed = entriesAt(
  ...(['demo', 'call', 'customer', 'timer', 'call', 'bank', 'call'] as const).map((lane, at) => ({ lane, at })),
)

test.each([
  ['one act of the customer, the bank or the demo to the next', 1, false, [3, 3, 6, 6, 6, undefined, undefined]],
  ['one act to the one before', -1, false, [undefined, 1, 1, 3, 3, 3, 6]],
  ['every entry to the next, with Shift', 1, true, [2, 3, 4, 5, 6, 7, undefined]],
  ['every entry to the one before, with Shift', -1, true, [undefined, 1, 2, 3, 4, 5, 6]],
] as const)('DEMO-17: the arrows lead from %s', (_, step, isEvery, led) => {
  expect(mixed.map(({ id }) => neighbour(mixed, id, step, isEvery)?.id)).toEqual(led)
})
