// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clock } from '#src/platform/actors/runtime.ts'
import type { Pace } from './pacing.ts'
import { Tempo } from './tempo.ts'

test.each<Pace>(['fast', 'tour'])(
  'DEMO-8: at the pace %s, a timer that is due fires though no time passes',
  async (pace) => {
    clock.set('paused')
    const fired: string[] = []
    clock.setTimeout(() => fired.push('due'), 0)
    clock.setTimeout(() => fired.push('later'), 1)
    const tempo = new Tempo({
      pace: () => pace,
      isPaused: () => false,
      isCalm: () => false,
      subscribe: () => () => undefined,
    })
    await tempo.go(0, 0)
    expect(fired).toEqual(['due'])
  },
)
