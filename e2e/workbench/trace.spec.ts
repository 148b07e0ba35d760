import { attachMoments } from '../support/attach-moments.ts'
import { driveDemo } from '../support/driver.ts'
import { Gathered } from '../support/gather.ts'
import { expect, PASSWORD, test } from '../test.ts'
import { CODE, enterCode, withdraw } from '../withdrawing.ts'

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

test('FLOW-5: what a page took counts, also when it was reloaded, left or closed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const gathered = new Gathered()
  await gathered.watch(context)
  const page = await context.newPage()
  const demo = driveDemo(page)
  await demo.open('/create-account')
  await page.evaluate(() => location.assign('/contact'))
  await page.waitForURL('/contact')
  await demo.ready()
  await page.reload()
  await page.goto('/forget-password')
  await demo.ready()
  await page.close()
  await driveDemo(await context.newPage()).open('/dashboard-overview', { as: 'ada' })
  await gathered.finish(context)
  expect(gathered.taken).toMatchObject({
    'sign-up': { 'sign-up.identity': expect.any(Number) },
    message: { 'message.editing': expect.any(Number) },
    'password-request': { 'password-request.editing': expect.any(Number) },
    customer: { customer: expect.any(Number) },
  })
  await context.close()
})

// Changed with DEMO-15: the timeline takes the place of a link.
test('DEMO-15, FLOW-5, SEC-4: a failing test attaches what the demo was doing, without secrets, and a timeline that another demo opens', async ({
  demo,
  context,
}) => {
  await demo.open('/?at=withdrawal.confirming.wrong')
  const attached: Record<string, string> = {}
  await attachMoments(context, {
    attach: async (name, { body } = {}) => {
      attached[name] = String(body)
    },
  })
  expect(Object.keys(attached)).toEqual(['demo: timeline', 'demo: states', 'demo: trace', 'demo: calls'])
  expect(attached['demo: states']).toContain('withdrawal.confirming.wrong')
  expect(attached['demo: trace']).toContain('withdrawal        -> {"confirming":"wrong"}')
  expect(attached['demo: calls']).toContain('"userOtp":"‹code›"')
  const said = Object.values(attached).join('\n')
  for (const secret of [PASSWORD, CODE]) expect(said).not.toContain(secret)
  await demo.open('/')
  await demo.timeline.open(attached['demo: timeline'] ?? '')
  await expect(demo).toBeInState('withdrawal.confirming.wrong')
})

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other)
}
