import { expect, PASSWORD, test } from './test.ts'
import { CODE } from './withdrawing.ts'

test('FLOW-2, SEC-4: ?inspect opens the inspector; its page of our own shows what lives and holds, secrets redacted', async ({
  page,
  demo,
  context,
}) => {
  await context.addInitScript(() => {
    const received: unknown[] = []
    Object.assign(window, { received })
    addEventListener('message', ({ data }) => received.push(data))
  })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const inspectors = () => loaded.filter((url) => /dev-inspect(ion|or)/.test(url))
  await demo.open('/login?console')
  expect(inspectors(), 'it costs nothing while off').toEqual([])
  const opened = context.waitForEvent('page')
  await demo.open('/login?inspect')
  const inspector = await opened
  expect(inspectors()).toHaveLength(1)
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  await expect(desk.getByRole('tab', { name: 'Flows' })).toHaveAttribute('aria-selected', 'true')
  await expect(desk.getByText('The inspector is connected.')).toBeVisible()
  await inspector.getByRole('button', { name: /^login / }).click()
  await expect(inspector.locator('[data-state="login.editing"][data-active]')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('iris@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(inspector.locator('[data-state="login.verified"][data-active]')).toBeVisible()
  await expect(inspector.getByText('accessToken ‹token›')).toBeVisible()
  await demo.clock.advance(2_000)
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'))
  const received = await inspector.evaluate(() => JSON.stringify(Reflect.get(window, 'received')))
  expect(JSON.parse(received).map(({ type }: { type: string }) => type)).toContain('@xstate.snapshot')
  for (const shown of ['iris@larkspur.example', '‹password›', '‹token›', '‹code›']) expect(received).toContain(shown)
  for (const secret of [PASSWORD, CODE, token ?? 'no token']) expect(received).not.toContain(secret)
  await desk.getByRole('button', { name: 'Stop inspecting' }).click()
  await expect(desk.getByRole('button', { name: 'Stop inspecting' })).toHaveCount(0)
})

test('FLOW-2: a window that the browser blocks, and stately.ai without a network, are received in words', async ({
  page,
  demo,
  context,
}) => {
  await page.addInitScript(() => {
    const { open } = window
    window.open = () => null
    addEventListener('click', () => Object.assign(window, { open }), { capture: true })
  })
  await demo.open('/?inspect')
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  const blocked = desk.getByText('The browser blocked the window.')
  await expect(blocked).toBeInViewport()
  const opened = context.waitForEvent('page')
  await desk.getByRole('button', { name: 'Open the inspector' }).click()
  await (await opened).close()
  await expect(blocked).toHaveCount(0)
  await context.setOffline(true)
  await desk.getByText('Use stately.ai instead').click()
  await desk.getByRole('button', { name: 'Open stately.ai' }).click()
  await expect(desk.getByText('You are offline, and stately.ai needs a network.')).toBeVisible()
})
