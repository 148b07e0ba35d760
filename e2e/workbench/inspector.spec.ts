import type { BrowserContext } from '@playwright/test'
import { expect, logIn, PASSWORD, test } from '../test.ts'
import { CODE } from '../withdrawing.ts'

test.use({ others: ['https://stately.ai'] })

/** A page in the place of stately.ai that connects as the real one does, and keeps what it receives. */
const STATELY = `<!doctype html><title>Inspector</title><script>
  window.received = []
  addEventListener('message', ({ data }) => received.push(data))
  opener.postMessage({ type: '@statelyai.connected' }, '*')
</script>`

const serveStately = (context: BrowserContext) =>
  context.route('https://stately.ai/inspect', (route) => route.fulfill({ contentType: 'text/html', body: STATELY }))

test('FLOW-2, SEC-4: ?inspect opens the Stately inspector, which gets what every flow is in and is sent, secrets redacted, also after a reload of the page', async ({
  page,
  demo,
  context,
}) => {
  await serveStately(context)
  const opened = context.waitForEvent('page')
  await demo.open('/login?inspect')
  const inspector = await opened
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  await expect(desk.getByRole('tab', { name: 'Flows' })).toHaveAttribute('aria-selected', 'true')
  await expect(desk.getByText('The inspector is connected.')).toBeVisible()
  const receivedText = () => inspector.evaluate(() => JSON.stringify(Reflect.get(window, 'received')))
  const announced = async () =>
    (JSON.parse(await receivedText()) as { type: string; name?: string }[]).flatMap(({ type, name }) =>
      type === '@xstate.actor' ? [name] : [],
    )
  await expect.poll(announced).toEqual(expect.arrayContaining(['login', 'session']))
  await logIn(page, 'iris@larkspur.example')
  await expect.poll(receivedText).toContain('"value":"verified"')
  await demo.clock.advance(2_000)
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'))
  const received = await receivedText()
  for (const shown of ['iris@larkspur.example', '‹password›', '‹token›', '‹code›']) expect(received).toContain(shown)
  for (const secret of [PASSWORD, CODE, token ?? 'no token']) expect(received).not.toContain(secret)
  await inspector.evaluate(() => Reflect.set(window, 'received', []))
  await demo.reload()
  // The page opens the window again, which cannot be asked while it loads.
  await expect.poll(() => receivedText().catch(() => 'loading')).toContain('"name":"customer"')
  await desk.getByRole('tab', { name: 'Flows' }).click()
  await expect(desk.getByText('The inspector is connected.')).toBeVisible()
  expect(context.pages()).toHaveLength(2)
  await desk.getByRole('button', { name: 'Stop inspecting' }).click()
  await expect.poll(receivedText).toContain('@statelyai.disconnected')
  await demo.reload()
  await expect(desk.getByRole('button', { name: 'Open the inspector' })).toBeVisible()
})

test('FLOW-2: a window that the browser blocks, and a missing network, are received in words', async ({
  page,
  demo,
  context,
}) => {
  await serveStately(context)
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
  // All code that the page asks for is there.
  await demo.clock.settled()
  await context.setOffline(true)
  await desk.getByRole('button', { name: 'Open the inspector' }).click()
  await expect(desk.getByText('There is no network, which the inspector needs.')).toBeInViewport()
})
