import { expect, test } from 'vitest'
import type { Recording } from '#src/workbench/demo/demo-contract.ts'
import { addCaptions } from './add-captions.ts'

const say = (text: string) => ({ kind: 'caption' as const, text })

test('DEMO-8: captions are inserted at their time, between the timers', () => {
  const recording: Pick<Recording, 'steps' | 'end'> = {
    steps: [
      { ms: 100, kind: 'page', to: '/' },
      { ms: 5_000, fired: ['a', 'b', 'c'], kind: 'page', to: '/loan' },
    ],
    end: { ms: 2_000, fired: ['d'], proof: null },
  }
  const captions = [
    { step: say('first'), at: 0, fired: 0 },
    { step: say('between'), at: 1_100, fired: 1 },
    { step: say('then'), at: 2_100, fired: 1 },
    { step: say('at once after it'), at: 5_100, fired: 3 },
    { step: say('last'), at: 6_000, fired: 4 },
  ]
  expect(addCaptions(recording as Recording, captions)).toEqual({
    steps: [
      { ms: 0, kind: 'caption', text: 'first' },
      { ms: 100, kind: 'page', to: '/' },
      { ms: 1_000, fired: ['a'], kind: 'caption', text: 'between' },
      { ms: 1_000, kind: 'caption', text: 'then' },
      { ms: 3_000, fired: ['b', 'c'], kind: 'page', to: '/loan' },
      { ms: 0, kind: 'caption', text: 'at once after it' },
      { ms: 900, fired: ['d'], kind: 'caption', text: 'last' },
    ],
    end: { ms: 1_100, proof: null },
  })
})
