import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pageHistory } from '#src/platform/page-history.ts'
import { type PageStep, pageWords, watchPages } from './watch-pages.ts'

test('DEMO-17: a navigation is reported with how far Back or Forward it went, unless a flow went or a dialog blocked it', () => {
  const history = pageHistory(createMemoryHistory())
  const moves: PageStep[] = []
  const stop = watchPages(history, (move) => moves.push(move))
  history.push('/loan')
  history.push('/of-flow', { isByFlow: true })
  history.back()
  history.forward()
  history.replace('/login')
  history.go(-1)
  history.notify({ type: 'BACK' })
  history.notify({ type: 'GO', index: -2 })
  history.back()
  stop()
  history.forward()
  expect(moves).toEqual([
    { kind: 'page', to: '/loan' },
    { kind: 'page', to: '/loan', by: -1 },
    { kind: 'page', to: '/of-flow', by: 1 },
    { kind: 'page', to: '/', by: -1 },
  ])
})

test.each([
  ['/', 'Home'],
  ['/dashboard-overview#history', 'Overview, history'],
  ['/loan?open=deposit', 'Loan'],
  ['/lost-or-stolen-card', 'Lost or stolen card'],
  ['/reset-password/‹token›', 'Reset password'],
  ['/auth/login', 'Login'],
  ['/constructor', 'Constructor'],
])('DEMO-14: an entry names the page %s in words', (path, words) => {
  expect(pageWords(path)).toBe(words)
})
