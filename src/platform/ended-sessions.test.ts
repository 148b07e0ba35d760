// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'

async function openTab() {
  vi.resetModules()
  return (await import('./ended-sessions.ts')).endedSessions
}

test('IN-11, IN-14: where local storage is full, the tabs that are open hear that a session has ended', async () => {
  const [one, other] = [await openTab(), await openTab()]
  const heard = new Promise<void>((resolve) => other.onChange(resolve))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  // Other files of this thread have the same storage.
  onTestFinished(() => full.mockRestore())
  one.add('a')
  await heard
  expect([one.has('a'), other.has('a'), other.has('b')]).toEqual([true, true, false])
  other.remove('a')
  expect(other.has('a')).toBe(false)
})
