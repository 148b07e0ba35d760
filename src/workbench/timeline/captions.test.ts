import { expect, test } from 'vitest'
import type { KitStep } from '#machines/model/step.ts'
import { captionBefore, placeOf } from './captions.ts'
import { timeToPlay } from './pacing.ts'

const say = (chapter?: string): KitStep => ({
  kind: 'caption',
  text: 'A caption',
  ...(chapter === undefined ? {} : { chapter }),
})
const wait: KitStep = { kind: 'wait' }
const steps = [wait, say('One'), wait, say(), say('Two'), say(), wait, say()]

test('DEMO-12: a caption has a place in its chapter', () => {
  expect(placeOf(steps, 3)).toEqual({ heading: 'One', chapter: 1, chapters: 2, caption: 2, captions: 2 })
  expect(placeOf(steps, 7)).toEqual({ heading: 'Two', chapter: 2, chapters: 2, caption: 3, captions: 3 })
})

test('DEMO-8: the captions of an older recording are one chapter without a heading', () => {
  expect(placeOf([say(), wait, say()], 2)).toEqual({ heading: null, chapter: 1, chapters: 1, caption: 2, captions: 2 })
})

test('DEMO-8: the caption before another is found across chapters; the first has none', () => {
  expect([7, 4, 1].map((at) => captionBefore(steps, at))).toEqual([5, 3, null])
})

test('DEMO-12: the time to play counts reading, actions and waits, which it shortens', () => {
  const choose: KitStep = { kind: 'event', flow: 'deposit', event: { type: 'bank.choose' } }
  const write: KitStep = { kind: 'event', flow: 'loan', event: { type: 'field.change' } }
  const timed = [
    { ms: 0, ...say() },
    { ms: 1_000, ...choose },
    { ms: 60_000, ...write },
    { ms: 500, ...wait },
  ]
  const left = (from: number) => timeToPlay(timed.slice(from))
  expect([0, 1, 2, 3, 4].map(left)).toEqual([7_350, 4_350, 2_650, 1_200, 0])
})
