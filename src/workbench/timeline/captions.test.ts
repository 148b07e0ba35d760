import { expect, test } from 'vitest'
import type { KitStep } from '#machines/model/step.ts'
import { doorModel } from '#machines/model/test-door.ts'
import { captionBefore, placeOf } from './captions.ts'
import { timeLeft } from './time-left.ts'

const say = (chapter?: string): KitStep => ({
  kind: 'caption',
  text: 'A caption',
  ...(chapter === undefined ? {} : { chapter }),
})
const wait: KitStep = { kind: 'wait' }
const steps = [wait, say('One'), wait, say(), say('Two'), say(), wait, say()]

test('DEMO-8: a caption has a place in its chapter', () => {
  expect(placeOf(steps, 3)).toEqual({ heading: 'One', chapter: 1, chapters: 2, caption: 2, captions: 2 })
  expect(placeOf(steps, 7)).toEqual({ heading: 'Two', chapter: 2, chapters: 2, caption: 3, captions: 3 })
})

test('DEMO-8: the captions of an older recording are one chapter without a heading', () => {
  expect(placeOf([say(), wait, say()], 2)).toEqual({ heading: null, chapter: 1, chapters: 1, caption: 2, captions: 2 })
})

test('DEMO-8: the caption before another is found across chapters; the first has none', () => {
  expect([7, 4, 1].map((at) => captionBefore(steps, at))).toEqual([5, 3, null])
})

test('DEMO-8: the time left counts reading, actions and waits, which a tour shortens', () => {
  const ring: KitStep = { kind: 'event', flow: 'door', event: { type: 'bell.press' } }
  const write: KitStep = { kind: 'event', flow: 'door', event: { type: 'sign.write' } }
  const timed = [
    { ms: 0, ...say() },
    { ms: 1_000, ...ring },
    { ms: 60_000, ...write },
  ]
  const origins = (_: string, event: string) => doorModel.events[event]?.origin
  const left = (from: number) => timeLeft({ steps: timed, end: { ms: 500, proof: null } }, from, 'tour', origins)
  expect([0, 1, 2, 3].map(left)).toEqual([6_650, 3_650, 1_950, 500])
})
