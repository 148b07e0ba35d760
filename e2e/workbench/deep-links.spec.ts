import { expect, test } from '../test.ts'

test('DEMO-7: where a state cannot be reached, the page says where it ended, and offers to reset and try again; a link to what has failed leaves nothing broken, and an address that names no clock leaves it running', async ({
  page,
  demo,
}) => {
  const refusal =
    'The state “transferred” of the flow withdrawal could not be reached as Karl Brandt. It is in “editing, unverified”. The link is meant for Iris Moreau.'
  await expect(demo.open('/?at=withdrawal.transferred', { as: 'karl' })).rejects.toThrow(refusal)
  await demo.operator.setUser('ada', { city: 'Hull' })
  const notice = page.getByRole('alert').filter({ hasText: refusal })
  await notice.getByRole('button', { name: 'Reset and try again' }).click()
  await expect.poll(async () => (await demo.operator.customer('ada')).user.city).toBe('York')
  await expect(notice).toBeVisible()
  expect((await demo.states()).withdrawal).toEqual({ editing: 'unverified' })
  expect(await demo.clock.mode()).toBe('paused')

  await demo.faults.set({ call: 'POST deposit', kind: 'network' })
  await demo.open('/?at=deposit.bank.failed', { reset: false })
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  await demo.clock.settled()
  expect((await demo.states()).deposit).toEqual({ bank: 'ready' })
  expect(await demo.faults.list()).toMatchObject([{ call: 'POST deposit', kind: 'network' }])

  await page.goto('/?reset&at=login.submitting.slow')
  await demo.ready()
  expect((await demo.states()).login).toEqual({ submitting: 'slow' })
  expect(await demo.clock.mode()).toBe('live')
})
