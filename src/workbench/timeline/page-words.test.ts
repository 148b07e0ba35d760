import { expect, test } from 'vitest'
import { pageWords } from './page-words.ts'

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
