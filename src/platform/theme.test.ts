// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { applyTheme, chooseTheme, theme } from './theme.ts'

test('QA-2: the theme that is chosen here is kept, and one that is chosen in another window is taken', () => {
  applyTheme()
  chooseTheme('dark')
  expect([theme.get(), document.documentElement.dataset.theme, localStorage.getItem('theme')]).toEqual(
    Array(3).fill('dark'),
  )
  localStorage.setItem('theme', 'light')
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect([theme.get(), document.documentElement.dataset.theme]).toEqual(['light', 'light'])
})
