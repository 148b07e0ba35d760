import type { Page } from '@playwright/test'
import { desk, expect, logIn, PASSWORD, test } from '../test.ts'

const strip = (page: Page) => page.getByRole('complementary', { name: 'About this site' })

test('MOCK-5, MOCK-6, SEC-4: an unavailable mode says why, and the mock answers; the desk lists the calls with their bodies, redacted, and the newest first', async ({
  page,
  demo,
}) => {
  const refusal = 'The built-in mock answers instead of http. No backend is configured'
  await expect(demo.open('/login', { backend: 'http', latency: 40 })).rejects.toThrow(refusal)
  await expect(page.getByRole('alert')).toContainText(refusal)
  expect(await demo.backend.modes()).toEqual([
    { mode: 'mock', unavailable: null },
    { mode: 'worker', unavailable: 'MSW’s service worker is available only on the dev server (npm start).' },
    { mode: 'http', unavailable: expect.stringContaining('LARKSPUR_API') },
  ])
  for (const [mode, reason] of [
    ['worker', 'MSW’s service worker is available only on the dev server (npm start).'],
    ['http', 'No backend is configured'],
    ['telepathy', "There is no backend mode 'telepathy'. The modes are: mock, worker, http"],
  ] as const)
    await expect(demo.backend.set(mode as 'http')).rejects.toThrow(reason)
  expect(await demo.backend.mode()).toBe('mock')

  await expect(strip(page).getByRole('button')).toHaveText(['Demo desk'])
  await strip(page).getByRole('button', { name: 'Demo desk' }).click()
  await desk(page).getByRole('tab', { name: 'Network' }).click()
  await expect(desk(page)).toContainText('No calls yet')
  await demo.faults.set({ call: 'GET kyc/{id}', kind: 'network' })
  await logIn(page)
  const calls = desk(page).locator('summary', { hasText: /^(GET|POST) / })
  await expect(calls).toHaveText(['POST auth/login in flight'])
  await demo.clock.advance(40)
  await expect(calls).toHaveText(['POST auth/login 200 40 ms'])
  await calls.click()
  for (const text of ['email "ada@larkspur.example"', 'password ‹password›', 'accessToken ‹token›', 'userOtp ‹code›'])
    await expect(desk(page)).toContainText(text)
  const [login] = await demo.calls()
  const { _id, accessToken, userOtp } = { ...(login?.answer as Record<string, string>) }
  expect(accessToken).toBe('‹token›')
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'))
  expect(token).toEqual(expect.any(String))
  for (const secret of [PASSWORD, token, userOtp]) await expect(desk(page)).not.toContainText(String(secret))
  await demo.clock.advance(2_000)
  await demo.clock.advance(40)
  await expect(calls.filter({ hasText: 'GET kyc' })).toHaveText(`GET kyc/…${_id?.slice(-3)} no answer 40 ms`)
  await expect(calls).toHaveText([/transfer/, /kyc/, /deposit/, /loan/, /users/, /login/])
})
