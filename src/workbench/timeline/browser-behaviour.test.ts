// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createBrowserBehaviour } from './browser-behaviour.ts'

test('DEMO-7: a simulated browser failure is undone afterwards', async () => {
  const { print } = window
  const setBehaviour = createBrowserBehaviour()
  setBehaviour('takes no copy')
  setBehaviour('prints nothing')
  const refused = await navigator.clipboard.writeText('x').catch((error: unknown) => (error as Error).name)
  expect(refused).toBe('NotAllowedError')
  expect(window.print).not.toBe(print)
  setBehaviour(null)
  expect(window.print).toBe(print)
  expect(Object.hasOwn(navigator, 'clipboard')).toBe(false)
})
