// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { loadAtLast } from './load-at-last.ts'

test('IN-12: what could not be loaded is asked for again at each press until it comes, and no more once nobody wants it', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  const unwanted = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  const over = new AbortController()
  const loaded = loadAtLast(load)
  void loadAtLast(unwanted, over.signal)
  await press()
  expect([load.mock.calls.length, unwanted.mock.calls.length]).toEqual([2, 2])
  over.abort()
  load.mockResolvedValue('the part')
  await press()
  await expect(loaded).resolves.toBe('the part')
  await press()
  expect([load.mock.calls.length, unwanted.mock.calls.length]).toEqual([3, 2])
})

async function press(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
  document.body.click()
  await vi.waitFor(() => undefined)
}
