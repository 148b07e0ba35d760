import { attachMoments } from '../support/attach-moments.ts'
import { driveDemo } from '../support/driver.ts'
import { Gathered } from '../support/gather.ts'
import { expect, PASSWORD, test } from '../test.ts'
import { CODE } from '../withdrawing.ts'

test('FLOW-5: what a page took counts, also when it was left or closed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const gathered = new Gathered()
  await gathered.watch(context)
  const page = await context.newPage()
  const demo = driveDemo(page)
  await demo.open('/create-account')
  await page.evaluate(() => location.assign('/contact'))
  await page.waitForURL('/contact')
  await demo.ready()
  await page.close()
  await driveDemo(await context.newPage()).open('/forget-password')
  await gathered.finish(context)
  expect(gathered.taken).toMatchObject({
    'sign-up': { 'sign-up.identity': expect.any(Number) },
    message: { 'message.editing': expect.any(Number) },
    'password-request': { 'password-request.editing': expect.any(Number) },
  })
  await context.close()
})

// Changed with DEMO-15: the timeline takes the place of a link.
test('DEMO-15, FLOW-5, SEC-4: a failing test attaches what the demo was doing, without secrets, and a timeline that another demo opens, and closes by undo', async ({
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
  await demo.reset()
  await demo.signIn('nora')
  // Nothing comes on its own any more: the answers have arrived, and a moment is taken once the page has come to rest.
  for (const part of ['user', 'loans', 'deposits', 'kyc', 'transfers'])
    await expect(demo).toBeInState(`customer.${part}.ready`)
  await expect.poll(async () => (await demo.timeline.entries()).every(({ complete }) => complete)).toBe(true)
  const [own, ownUndoable] = [await demo.timeline.entries(), await demo.undoable()]
  expect(ownUndoable?.text).toBe('Nora logged in')
  await demo.timeline.open(attached['demo: timeline'] ?? '')
  await expect(demo).toBeInState('withdrawal.confirming.wrong')
  await demo.signIn('karl')
  await demo.undo()
  expect(await demo.undoable()).toEqual({ text: 'A file was opened', later: 0 })
  await demo.undo()
  const [undone, ...others] = (await demo.timeline.entries()).toReversed()
  expect(others.toReversed()).toEqual(own)
  expect(undone?.text).toBe('Undone: A file was opened')
  expect([await demo.customerId(), await demo.undoable()]).toEqual([
    (await demo.operator.customer('nora')).user._id,
    ownUndoable,
  ])
})
