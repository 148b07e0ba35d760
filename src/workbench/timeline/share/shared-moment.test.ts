import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'
import { readLink, readMoment, ShareRefused, writeMoment } from './shared-moment.ts'

const moment = {
  start: {
    persona: 'ada',
    world: { seed: 'larkspur', seededAt: 1_772_449_140_000, drawn: 3, records: {} },
    clock: { mode: 'paused' as const, now: 1_772_449_140_000 },
    latency: 350,
    faults: [],
    page: '/loan',
  },
  at: 'loan.purpose',
  path: null,
}

test('DEMO-13: a moment is packed for an address, and reads the same', async () => {
  const packed = await pack(writeMoment(moment))
  expect(packed).toMatch(/^[\w-]+$/)
  expect(await readLink(packed)).toEqual({ format: 'larkspur-moment', version: 1, ...moment })
  expect(await unpack(await pack('Größe €'), 100)).toBe('Größe €')
})

test.each([
  ['', 'incomplete'],
  ['%20', 'incomplete'],
  ['AAAA', 'incomplete'],
])('DEMO-13: the link %j is refused', async (packed, words) => {
  await expect(readLink(packed)).rejects.toThrow(words)
})

test('DEMO-13: half a link, and one that unpacks to more than a file may hold, are refused', async () => {
  const packed = await pack(writeMoment(moment))
  await expect(readLink(packed.slice(0, packed.length / 2))).rejects.toBeInstanceOf(ShareRefused)
  await expect(unpack(await pack('x'.repeat(1_000)), 999)).rejects.toThrow()
})

test.each([
  ['{}', 'It contains no moment of this demo'],
  ['not JSON', 'It contains no moment of this demo'],
  ['{"format":"larkspur-moment","version":2}', 'Its version is 2, and this demo opens version 1'],
  [writeMoment({ ...moment, at: 3 as never }), 'Its at is wrong'],
  [writeMoment({ ...moment, start: { ...moment.start, page: '//evil.example' } }), 'Its start.page is wrong'],
])('DEMO-13: the file %s is refused with the reason', (text, words) => {
  expect(() => readMoment(text)).toThrow(words)
})
