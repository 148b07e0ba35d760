import { expect, test } from '../test.ts'

test('DEMO-7: the parameters are read once, applied after reset, and leave the address; what one asks for that there is not is answered in words, and the page stands', async ({
  page,
  demo,
}) => {
  await page.goto('/contact?reset&clock=fast&now=yesterday&latency=soon&as=x%3Cb%3Ey')
  await demo.ready()
  for (const words of ['clock=fast', 'now=yesterday', 'latency=soon', 'as=x<b>y'])
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(page).toHaveURL('/contact')

  await page.goto('/loan?as=iris&latency=5&x=1')
  await demo.ready()
  await expect(page).toHaveURL('/loan?x=1')
  await demo.clock.advance(10)
  await expect(page.getByRole('banner')).toContainText('Iris')
  await page.goto('/loan?reset')
  await demo.ready()
  await expect(page).toHaveURL('/login')
  expect(await demo.clock.mode()).toBe('live')
})

test('CLOCK-1: mode, time, faults, latency and outbox stay for the tab over reloads, until a reset', async ({
  page,
  demo,
}) => {
  await demo.open('/forget-password', { latency: 10, now: '2026-03-02T11:59' })
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await demo.clock.advance(10)
  await demo.faults.set({ call: 'GET loan/{id}', kind: 'status', status: 500 })
  const now = await demo.clock.now()
  await demo.reload()
  expect([await demo.clock.mode(), await demo.clock.now()]).toEqual(['paused', now])
  expect((await demo.outbox()).length).toBe(1)
  await demo.signIn('ada')
  expect(
    (await demo.clock.pending()).filter(({ owner }) => owner === 'backend').every((timer) => timer.in === 10),
  ).toBe(true)
  await demo.clock.advance(10)
  expect((await demo.states()).customer).toMatchObject({ loans: 'failed', deposits: 'ready' })
  await demo.reset()
  expect(await demo.outbox()).toEqual([])
  expect(await demo.clock.mode()).toBe('live')
  await demo.signIn('ada')
  await expect.poll(async () => ((await demo.states()).customer as Record<string, unknown>).loans).toBe('ready')
})
