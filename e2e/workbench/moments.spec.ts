import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import type { DeskDemo } from '../support/demo-types.ts'
import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { expect, session, test, timeline } from '../test.ts'

// Changed with DEMO-17: undo is offered at any time, as often as there is something, and checkpoints are entries of the timeline.
test('DEMO-5, DEMO-17, HTTP-2: undo brings back data, clock, settings, who was signed in, and the page, as often as there is something; a call that waits to be tried again waits as long after going back; what is done while something else is under way waits for its turn, and what plays or is checked never runs on in another present', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  const [deposit] = (await demo.operator.customer('ada')).deposits
  const statusOf = async () => (await demo.operator.customer('ada')).deposits[0]?.status
  await demo.faults.set({ call: 'POST loan', kind: 'network' })
  const [now, seeded] = [await demo.clock.now(), await statusOf()]
  expect(await demo.undoable()).toMatchObject({ text: expect.stringMatching(/^A fault was set: /) })

  await demo.operator.setDeposit(deposit?._id ?? '', 'failed')
  await demo.reset()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await demo.undoable()).toEqual({ text: 'The demo was reset', later: 0 })
  expect(await demo.undo()).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/loan')
  expect((await demo.states()).session).toEqual({ signedIn: 'inside' })
  expect([await statusOf(), await demo.clock.now(), await demo.clock.mode()]).toEqual(['failed', now, 'paused'])
  expect(await demo.faults.list()).toMatchObject([{ call: 'POST loan' }])
  expect(await demo.undo()).toBe(true)
  expect(await statusOf()).toBe(seeded)
  expect(await demo.undo()).toBe(true)
  expect(await demo.faults.list()).toEqual([])
  expect([await demo.undoable(), await demo.undo()], 'the page has just been opened').toEqual([null, false])
  const again: (string | undefined)[] = []
  for (let next = await demo.redoable(); next !== null; next = await demo.redoable()) {
    again.push(next.text)
    await demo.timeline.goTo(next.id)
    if (again.length > 1) continue
    // Once more, which loses nothing of what was undone before.
    await demo.undo()
    await demo.timeline.goTo((await demo.redoable())?.id ?? 0)
  }
  expect(again.map((text) => text?.slice(0, 12))).toEqual(['A fault was ', 'The bank ref', 'The demo was'])
  expect([new URL(page.url()).pathname, await statusOf(), await demo.faults.list()]).toEqual(['/login', seeded, []])
  for (const _ of again) await demo.undo()
  await demo.faults.clear()
  expect(await demo.redoable(), 'something else has happened').toBeNull()

  await demo.faults.set({ call: 'GET users/{id}', kind: 'network', times: 1 })
  await demo.signIn('ada')
  const waiting = await demo.clock.awaited()
  expect(waiting).not.toEqual([])
  const here = (await demo.timeline.entries()).at(-1)
  await demo.clock.advance(500)
  await demo.timeline.goTo(here?.id ?? 0)
  expect(await demo.clock.awaited()).toEqual(waiting)

  // What is done while something else is under way waits for its turn.
  await demo.operator.setUser('ada', { bonus: 5 })
  const place = await demo.timeline.position()
  const happened = async () => {
    const { user } = await demo.operator.customer('ada')
    return [(await demo.timeline.entries()).at(-1)?.text, user.bonus]
  }
  await Promise.all([demo.signIn('omar'), demo.undo()])
  expect(await happened()).toEqual(['Undone: Omar logged in', 5])
  await Promise.all([demo.operator.setUser('ada', { profit: 9 }), demo.undo()])
  expect(await happened()).toEqual(['Undone: The bank changed Ada’s profit', 5])
  // The first time its code is loaded meanwhile, the second time it has begun.
  for (const _ of ['first', 'second']) {
    const stopped = expect(demo.stories.check('wrong-code')).rejects.toThrow('The replay was stopped')
    await Promise.all([stopped, demo.timeline.goTo(place)])
    expect((await happened())[0]).toBe('Went back to just after “The bank changed Ada’s bonus”')
  }
  // Calls that nobody waits for keep their order, whatever each has to load first.
  await page.evaluate(callAtOnce)
  const ofDemo = (await demo.timeline.entries()).filter(({ lane }) => lane === 'demo')
  expect(ofDemo.slice(-2).map(({ text }) => text)).toEqual(['The demo was reset', 'Karl logged in'])
  expect([new URL(page.url()).pathname, await demo.scenario()]).toEqual(['/dashboard-overview', null])
  await demo.reset()
})

/** Runs in the page. */
async function callAtOnce(): Promise<void> {
  const { demo } = window as unknown as { demo: DeskDemo }
  await Promise.all([demo.startScenario('step-held'), demo.reset(), demo.signIn('karl')])
}

test('DEMO-5, IN-11: the demo goes back to before a customer’s action, and an import keeps who is signed in; another tab shows both', async ({
  page,
  demo,
  context,
}) => {
  await demo.open('/?at=loan.validating')
  await demo.clock.advance(15_000)
  expect((await demo.operator.customer('nora')).loans).toHaveLength(1)
  const entries = await demo.timeline.entries()
  expect(entries.map(({ text }) => text)).toContain('Nora applied for a loan of €900.00')
  const file = await demo.store.export()
  const other = await context.newPage()
  const otherDemo = driveDemo(other)
  await otherDemo.open('/loan', { reset: false, as: 'nora', latency: 0 })
  const applied = other.getByRole('main').getByText('€900.00').first()
  await expect(applied).toBeVisible()
  await demo.timeline.goTo(entries[0]?.id ?? 0)
  await expect(applied).toHaveCount(0)
  await expect(other.getByText(/^In another window: Went back to /)).toBeVisible()
  // What another window does while a moment is looked at counts at once (IN-11), and is an entry once the page shows the present again.
  await otherDemo.timeline.look((await otherDemo.timeline.entries())[0]?.id ?? 0)
  await demo.operator.setUser('nora', { bonus: 7 })
  await expect.poll(() => lastText(demo)).toBe('The bank changed Nora’s bonus')
  await expect.poll(async () => JSON.parse((await session(other)).user ?? '{}').bonus).toBe(7)
  expect(await lastText(otherDemo)).toMatch(/^In another window: Went back to /)
  await otherDemo.timeline.look(null)
  await expect.poll(() => lastText(otherDemo)).toBe('In another window: The bank changed Nora’s bonus')
  // Its next entry reaches this window after anything that it would tell on.
  await otherDemo.operator.setUser('nora', { bonus: 8 })
  await expect.poll(() => lastText(demo)).toBe('In another window: The bank changed Nora’s bonus')
  const told = (await demo.timeline.entries()).slice(-2).map(({ text }) => text)
  expect(told, 'what this window did comes back from none').toEqual([
    'The bank changed Nora’s bonus',
    'In another window: The bank changed Nora’s bonus',
  ])
  expect((await demo.states()).session).toEqual({ signedIn: 'inside' })
  await demo.store.import(file)
  expect((await demo.states()).session).toEqual({ signedIn: 'inside' })
  expect((await demo.operator.customer('nora')).loans).toHaveLength(1)
  await expect(applied).toBeVisible()
  expect(JSON.parse((await session(page)).user ?? '{}')).toMatchObject({ firstName: 'Nora' })
  await expect(demo.timeline.goTo(9_999)).rejects.toThrow('There is no entry 9999')
  await expect(demo.timeline.look(undefined as never)).rejects.toThrow('There is no entry undefined')
})

test('DEMO-13: a scenario with faults, another day and what the bank changed opens from its link in a clean browser, and at once in a tab on the same path, even over a dialog, where undo takes it back', async ({
  page,
  demo,
  browser,
  baseURL,
}) => {
  await demo.open('/?scenario=step-held', { now: '2026-05-06T07:08', latency: 900 })
  await demo.clock.set('paused')
  await demo.faults.set({ call: 'POST transfer', kind: 'status', status: 500, times: 2 })
  const [deposit] = (await demo.operator.customer('karl')).deposits
  await demo.operator.setDeposit(deposit?._id ?? '', 'true')
  await demo.operator.setUser('karl', { userOtp: '777111', profit: 5 })
  await demo.clock.advance(2_000)
  const link = await demo.share()
  expect(link).toMatch(/^[^?]+#moment=[\w-]+$/)
  expect(link.length).toBeLessThan(8_000)
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) })
  const other = await context.newPage()
  await other.goto(link)
  const opened = driveDemo(other)
  await opened.ready()
  await opened.clock.settled()
  expect(await momentOf(opened, other)).toEqual(await momentOf(demo, page))
  await context.close()

  const { withdrawal } = await demo.states()
  await demo.reset()
  await demo.signIn('karl')
  await demo.clock.set('paused')
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const now = await demo.clock.now()
  await page.goto(link)
  await expect.poll(async () => (await demo.states()).withdrawal).toEqual(withdrawal)
  await demo.clock.settled()
  expect(new URL(page.url()).hash).toBe('')
  await expect.poll(async () => (await demo.undoable())?.text).toBe('A link was opened')
  expect(await demo.undo()).toBe(true)
  expect(JSON.parse((await session(page)).user ?? '{}')).toMatchObject({ firstName: 'Karl' })
  expect([await demo.clock.now(), (await demo.states()).withdrawal]).toEqual([now, undefined])
})

test('DEMO-13, IN-14: the strip copies the link and says where it works; where nothing may be copied the link is saved, and a long link becomes a file; a broken or foreign link says so and changes nothing', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.open('/dashboard-overview?console', { as: 'ada' })
  const strip = timeline(page)
  const share = async () => {
    await strip.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Copy a link to this moment' }).click()
  }
  await share()
  await expect(strip.getByRole('status')).toHaveText(
    'Link copied. It works only on this computer, because the demo runs on it.',
  )
  await expect(strip.getByRole('button', { name: 'More' }), 'also after a choice by pointer').toBeFocused()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/dashboard-overview#moment=[\w-]+$/)
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('not allowed'))
  })
  const [text] = await Promise.all([page.waitForEvent('download'), share()])
  expect(text.suggestedFilename()).toBe('larkspur-link.txt')
  expect(await readFile(await text.path(), 'utf8')).toMatch(/#moment=[\w-]+$/)
  await expect(strip.getByRole('status')).toHaveText(
    'The browser does not allow copying, so the link was saved as a file.',
  )
  await demo.operator.make('deposits', 'ada', 1_000)
  const [saved] = await Promise.all([page.waitForEvent('download'), share()])
  expect(saved.suggestedFilename()).toBe('larkspur-moment-2026-03-02.json')
  await expect(strip.getByRole('status')).toHaveText(/^This is too much for a link, so it was saved as a file\./)

  const before = await bankOf(demo)
  const undoable = await demo.undoable()
  await page.goto('/dashboard-overview#moment=eyJhIjoxfQ')
  await demo.ready()
  await expect(page.getByRole('alert').filter({ hasText: 'The shared moment cannot be opened.' })).toBeVisible()
  await expect.poll(() => page.url()).not.toContain('#moment')
  expect([await bankOf(demo), await demo.undoable()]).toEqual([before, undoable])
})

/** What the bank has done last. What has changed is loaded again, which are entries of another lane. */
async function lastText(demo: DemoDriver): Promise<string | undefined> {
  return (await demo.timeline.entries()).findLast(({ lane }) => lane === 'bank')?.text
}

/** What a shared moment promises to bring along. Passwords and codes are not in it, and new ones are made up. */
async function momentOf(demo: DemoDriver, page: Page): Promise<unknown> {
  const states = withoutRoles(await demo.states(), 'by the clock')
  const { world, ...rest } = await bankOf(demo)
  const records = Object.entries(world.records).filter(([name]) => !name.startsWith('credentials/'))
  const masked = JSON.stringify(records, (key, value) => (key === 'userOtp' ? '' : value))
  const { pathname, hash } = new URL(page.url())
  return { states, scenario: await demo.scenario(), ...rest, records: masked, pathname, hash }
}

/** Data, settings and clock of an export. */
async function bankOf(demo: DemoDriver) {
  const { world, clock, latency, faults } = JSON.parse(await demo.store.export()).moments[0]
  return { world, clock, latency, faults }
}
