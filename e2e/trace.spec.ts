import { expect, PASSWORD, test } from './test.ts'
import { CODE, enterCode, withdraw } from './withdrawing.ts'

test('FLOW-3, SEC-4: the trace shows events and payloads, secrets redacted', async ({ page, demo }) => {
  await demo.open('/login', { as: 'iris' })
  await demo.signOut()
  await page.getByLabel('Email', { exact: true }).fill('iris@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await demo.clock.advance(2_000)
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'))
  await withdraw(page)
  await enterCode(page)
  await demo.clock.settled()
  const trace = await demo.trace()
  expect(trace.map(({ number }) => number)).toEqual(trace.map((_, index) => index + 1))
  const withdrawal = trace.flatMap((entry) =>
    entry.kind === 'transition' && entry.actor === 'withdrawal' ? [entry.value] : [],
  )
  expect(withdrawal.filter((value, index) => index === 0 || !isSame(value, withdrawal[index - 1])).slice(-5)).toEqual([
    { confirming: 'asking' },
    { confirming: 'comparing' },
    { transferring: 'paying' },
    { transferring: 'resettingCode' },
    'transferred',
  ])
  expect(trace).toContainEqual(expect.objectContaining({ kind: 'call', call: 'POST transfer', status: 200 }))
  expect(trace).toContainEqual(
    expect.objectContaining({ kind: 'storage', area: 'session', key: 'accessToken', change: 'set' }),
  )
  expect(trace).toContainEqual(expect.objectContaining({ kind: 'storage', area: 'indexed-db', key: 'transfers' }))
  const events = trace.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : []))
  expect(events).toContainEqual({
    type: 'credentials.submit',
    credentials: { email: 'iris@larkspur.example', password: '‹password›' },
  })
  expect(events).toContainEqual({ type: 'code.submit', code: '‹code›' })
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'session.start',
      answer: expect.objectContaining({ firstName: 'Iris', accessToken: '‹token›', userOtp: '‹code›' }),
    }),
  )
  const said = JSON.stringify(trace)
  for (const secret of [PASSWORD, CODE, token ?? 'no token']) expect(said).not.toContain(secret)
})

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other)
}
