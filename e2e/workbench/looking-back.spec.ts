import type { DemoDriver } from '../support/driver.ts'
import { expect, logIn, test, toast } from '../test.ts'
import { dialog } from '../withdrawing.ts'

const firstEntry = async (demo: DemoDriver) => (await demo.timeline.entries())[0]?.id ?? 0

test('DEMO-17, TOAST-1, AUTH-1, AUTH-6: a picture tells its own time, in greetings and receipts; a moment has its toasts and the e-mail address that was typed, but no password; looked at they stand, gone on from they end when they would have ended', async ({
  page,
  demo,
}) => {
  await demo.open('/?at=withdrawal.transferred', { as: 'iris' })
  const paid = (await demo.timeline.entries()).at(-1)?.id ?? 0
  // A page that shows the flow again finds its record again, and follows what the bank decides.
  const facts = dialog(page).getByRole('definition')
  const receipt = await facts.allInnerTexts()
  expect(receipt).toContainEqual(expect.stringMatching(/^LKS-\d+$/))
  await demo.timeline.look(await firstEntry(demo))
  await demo.timeline.look(null)
  await expect(facts).toHaveText(receipt)
  const [made] = (await demo.operator.customer('iris')).transfers
  await demo.operator.setTransfer(made?._id ?? '', true)
  await expect(facts.last()).toHaveText('Approved')
  // The receipt has closed, and what changed is loaded.
  await demo.clock.advance(20_000)
  await demo.clock.setNow('2026-03-02T19:30')
  await demo.clock.settled()
  // A picture is inert, so it has no roles.
  const heading = page.locator('h1')
  await expect(heading).toContainText('Good evening')
  await demo.timeline.look(paid)
  await expect(dialog(page)).toContainText('2 Mar 2026, 09:30')
  await demo.timeline.look(await firstEntry(demo))
  await expect(heading).toContainText('Good morning')
  await demo.timeline.look(null)
  await expect(heading).toContainText('Good evening')

  // What the bank has declined it has removed, but a receipt still tells of it.
  await demo.timeline.goTo(paid)
  const declined = (await demo.operator.customer('iris')).transfers[0]?._id ?? ''
  await demo.operator.removeRecord('transfers', declined)
  await expect(facts.last()).toHaveText('Declined')
  const told = await facts.allInnerTexts()
  await demo.timeline.look(await firstEntry(demo))
  await demo.timeline.look(null)
  await expect(facts).toHaveText(told)
  await demo.timeline.goTo((await demo.timeline.entries()).at(-1)?.id ?? 0)
  await expect(facts).toHaveText(told)
  await demo.clock.advance(20_000)

  await demo.signOut()
  await demo.go('/loan')
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await email.fill('ada@larkspur.example')
  await password.fill('wrong')
  await demo.clock.settled()
  const texts = (await demo.timeline.entries()).map(({ text }) => text)
  expect(texts.slice(-2)).toEqual(['A visitor typed the e-mail address', 'A visitor typed a password'])
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await demo.clock.advance(3_000)
  await email.fill('ada@mail.example')
  await expect.poll(async () => (await demo.timeline.entries()).at(-1)?.text).toBe('A visitor typed the e-mail address')
  const typed = (await demo.timeline.entries()).at(-1)?.id ?? 0
  await demo.clock.advance(2_000)
  // A picture is inert, so it has no roles.
  const shown = page.locator('#toasts li')
  await expect(shown).toHaveCount(0)
  await demo.timeline.look(typed)
  await expect(shown).toHaveText(['Wrong Credentials'])
  await demo.timeline.look(null)
  await expect(shown).toHaveCount(0)
  await demo.go('/contact')
  await demo.timeline.goTo(typed)
  // Going back to where one came back to is going back to the same moment.
  const newest = async () => (await demo.timeline.entries()).at(-1)
  const back = await newest()
  expect(back?.text).toBe('Went back to just after “A visitor typed the e-mail address”')
  await demo.timeline.goTo(back?.id ?? 0)
  expect(await newest()).toMatchObject({ id: (back?.id ?? 0) + 1, text: back?.text })
  expect([await email.inputValue(), await password.inputValue()]).toEqual(['ada@mail.example', ''])
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await demo.clock.advance(1_999)
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await demo.clock.advance(1)
  await expect(shown).toHaveCount(0)
  await logIn(page)
  await demo.clock.advance(2_000)
  await expect(page, 'the page that was asked for then').toHaveURL('/loan')
})
