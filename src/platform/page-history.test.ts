import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { clock } from './actors/app-clock.ts'
import { pageHistory } from './page-history.ts'

/** A history that goes in a later task, as a browser's does. `move` lets it go. */
function lateHistory() {
  const memory = createMemoryHistory()
  const { go } = memory
  const parked: (() => void)[] = []
  const history = pageHistory(Object.assign(memory, { go: (by: number) => parked.push(() => go(by)) }))
  return { history, move: () => parked.shift()?.() }
}

const stateOf = (history: ReturnType<typeof pageHistory>) => [
  history.location.href,
  { isGoing: history.isGoing(), isQuiet: clock.isQuiet },
]

test('CLOCK-2: going back is work in progress until the page has moved, whatever is pushed meanwhile', () => {
  const { history, move } = lateHistory()
  history.push('/contact')
  history.push('/details')
  expect(stateOf(history)).toEqual(['/details', { isGoing: false, isQuiet: true }])
  history.go(-2)
  history.replace('/details?x=1')
  expect(stateOf(history)).toEqual(['/details?x=1', { isGoing: true, isQuiet: false }])
  move()
  expect(stateOf(history)).toEqual(['/', { isGoing: false, isQuiet: true }])
})

test('CLOCK-2: nothing waits for a move to before the first entry, of which the browser says nothing', () => {
  const { history } = lateHistory()
  history.push('/contact')
  history.go(-2)
  expect(stateOf(history)).toEqual(['/contact', { isGoing: false, isQuiet: true }])
})

test('DEMO-17: whoever is told of a move knows whether it is the product’s or the person’s', () => {
  const history = pageHistory(createMemoryHistory())
  const moves: [type: string, isGoing: boolean][] = []
  history.subscribe(({ action }) => moves.push([action.type, history.isGoing()]))
  history.push('/contact')
  history.go(-1)
  history.forward()
  history.back()
  expect(moves).toEqual([
    ['PUSH', false],
    ['GO', true],
    ['FORWARD', false],
    ['BACK', false],
  ])
})
