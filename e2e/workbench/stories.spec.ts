import type { Page } from '@playwright/test'
import { ADA } from '../ada-story.ts'
import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { expect, test } from '../test.ts'
import { dialog, press } from '../withdrawing.ts'

interface StoryFile {
  version: number
  start?: object
  steps: {
    kind: string
    ms: number
    text?: string
    event?: { type: string; [field: string]: unknown }
    about?: object
  }[]
  end: { proof: { states: object; rows: Record<string, object[]> } }
}

const newest = async (demo: DemoDriver) => (await demo.timeline.entries()).at(-1)?.id ?? 0
const read = (file: string) => JSON.parse(file) as StoryFile
const ownTitles = async (demo: DemoDriver) => (await demo.scenarios()).flatMap(({ own, title }) => (own ? [title] : []))

/** Nora pays in €250.00, and the bank confirms it. */
async function payIn(page: Page, demo: DemoDriver): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Deposit' }).first().click()
  await press(page, 'Bank Transfer')
  await demo.clock.settled()
  await press(page, 'Next Step')
  await dialog(page).getByLabel('AMOUNT').pressSequentially('250')
  await press(page, 'Use specimen receipt')
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await press(page, 'Make Deposit')
  await demo.clock.settled()
  await demo.clock.advance(20_000)
  const [deposit] = (await demo.operator.customer('nora')).deposits
  await demo.operator.setDeposit(deposit?._id ?? '', 'true')
}

test('DEMO-15, DEMO-19: what somebody did becomes a story: it is folded, among the scenarios, and checked; where it no longer runs, the line at fault is named, and the present stays as it was; a story that ships is copied as a test, which passes as it is', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  const from = await newest(demo)
  await payIn(page, demo)
  const to = await newest(demo)
  const captions = [
    { before: from + 1, text: 'Nora pays in.', chapter: 'The deposit' },
    { before: to + 1, text: 'The bank has it.' },
  ]
  const file = await demo.stories.make(from, to, { title: 'Nora pays in', captions })
  const { start, steps, end } = read(file)
  expect(start).toEqual({ persona: 'nora', page: '/dashboard-overview', clock: 'paused', latency: 0 })
  expect(steps.map(({ kind, event, text }) => event?.type ?? text ?? kind)).toEqual([
    'Nora pays in.',
    'modal.open',
    'method.choose',
    'step.next',
    'amount.change',
    'proof.choose',
    'deposit.submit',
    'operator',
    'The bank has it.',
  ])
  expect(steps[0]).toMatchObject({ chapter: 'The deposit', about: { role: 'button', name: 'Deposit' } })
  expect(steps[4]?.event).toEqual({ type: 'amount.change', amount: '250' })
  expect(steps[7]).toMatchObject({ ms: 3_000, args: ['‹deposit›', 'true'] })
  expect(end.proof.rows).toMatchObject({ 'deposits/nora': [{ amount: 250, status: 'true' }] })

  const id = await demo.stories.add(file)
  expect([id, await demo.stories.add(file)], 'once').toEqual(['nora-pays-in', 'nora-pays-in'])
  expect((await demo.scenarios()).at(-1)).toMatchObject({ id, says: ['Nora pays in.', 'The bank has it.'], own: true })
  await demo.stories.check(id)
  // Its clock runs, and the toast would end.
  await demo.clock.set('paused')
  expect((await demo.operator.customer('nora')).deposits).toMatchObject([{ amount: 250, status: 'true' }])
  await expect(demo.stories.remove('first-deposit')).rejects.toThrow('There is no story')

  const present = [await demo.states(), await newest(demo)]
  const skipping = { ...read(file), steps: read(file).steps.filter(({ event }) => event?.type !== 'step.next') }
  // Changed with DEMO-19: in words.
  expect(await demo.stories.attempt(JSON.stringify(skipping))).toEqual({
    line: 3,
    text: 'The deposit does not allow that now: it is at “bank, ready”',
  })
  expect([await demo.states(), await newest(demo)]).toEqual(present)
  const failed = file.replace(/"status":\s*"true"/, '"status":"failed"')
  await expect(demo.stories.check(await demo.stories.add(failed))).rejects.toThrow(
    'ended differently: the status of a deposit of Nora was expected to be “Failed”, and is “Approved”',
  )

  await demo.clock.set('paused')
  const running = await demo.states()
  const written = await demo.stories.toTest('withdrawal-paid')
  expect(await demo.states()).toEqual(running)
  expect(written).toContain('POST transfer 200')
  expect(written).toContain('"code":"‹code›"')
  expect(written).not.toContain('482913')
  const [, lines = ''] = /^test\(".*", async \(\{ page \}\) => \{\n([\s\S]*)\n\}\)$/m.exec(written) ?? []
  const decided = await demo.stories.toTest('loan-to-approve')
  expect(decided).toMatch(
    /expect\(loans\)\.toEqual\(expect\.arrayContaining\(\[expect\.objectContaining\(\{"amount":\d+,"status":"true"\}\)\]\)\)/,
  )
  await page.goto('about:blank')
  await new AsyncFunction('page', 'driveDemo', 'expect', lines)(page, driveDemo, expect)
})

test('DEMO-5, DEMO-12, DEMO-19: a story is part of export, import and the undo of a reset, and another tab has it too; starting one keeps who signed up in this browser, and says whose data it put back', async ({
  demo,
  context,
}) => {
  await demo.open('/')
  const id = await demo.stories.add(ADA)
  const second = await context.newPage()
  const other = driveDemo(second)
  await other.open('/', { reset: false })
  expect(await ownTitles(other)).toEqual(['Ada'])
  const exported = await demo.store.export()
  await demo.reset()
  expect(await ownTitles(demo)).toEqual([])
  await expect.poll(() => ownTitles(other)).toEqual([])
  expect((await demo.undoable())?.text).toBe('The demo was reset, and your story was removed')
  await demo.undo()
  expect(await ownTitles(demo)).toEqual(['Ada'])
  await expect.poll(() => ownTitles(other)).toEqual(['Ada'])
  await demo.stories.remove(id)
  await demo.store.import(exported)
  expect(await ownTitles(demo)).toEqual(['Ada'])
  const broken = exported.replace('"title": "Ada"', '"title": ""')
  for (const take of [demo.store.import, demo.timeline.open])
    await expect(take(broken)).rejects.toThrow('a story needs a title')
  await demo.reset()
  await demo.timeline.open(exported)
  expect(await ownTitles(demo), 'also when it is opened as any other file').toEqual(['Ada'])
  await demo.undo()
  expect(await ownTitles(demo)).toEqual([])
  await demo.clock.set('paused')
  await demo.clock.settled()
  const before = await demo.timeline.entries()
  const nobody = await demo.stories.add(ADA.replace('"persona":null', '"persona":"zoe"'))
  await expect(demo.startScenario(nobody)).rejects.toThrow("There is no customer 'zoe'")
  expect((await demo.timeline.entries()).slice(0, before.length)).toEqual(before)

  await second.close()
  await demo.reset()
  await demo.stories.check('open-an-account')
  await demo.operator.setUser('ada', { bonus: 7 })
  await demo.startScenario('withdrawal-to-approve')
  expect((await demo.timeline.entries()).at(-1)?.text).not.toContain('Nell')
  expect((await demo.undoable())?.text).toBe(
    'The scenario “A withdrawal to approve” was started, and put back what had changed for Ada',
  )
  expect((await demo.operator.customer('nell@ashby.example')).user.firstName).toBe('Nell')
  expect((await demo.operator.customer('ada')).user.bonus).not.toBe(7)
  // A story that signs them up itself begins without them.
  await demo.stories.check('open-an-account')
})

test('DEMO-13, DEMO-19: a story opens from a file of the same site and from a link, and only from there', async ({
  page,
  demo,
}) => {
  await page.route('**/stories/ada.json', (route) => route.fulfill({ body: ADA, contentType: 'application/json' }))
  await demo.open('/?story=stories/ada.json')
  expect([await demo.scenario(), await ownTitles(demo), new URL(page.url()).search]).toEqual(['ada', ['Ada'], ''])
  await expect(page.getByText('The story “Ada” was added. This page is where it begins.')).toBeVisible()
  const link = await demo.stories.link('ada')
  expect(link).toMatch(/\/#story=[\w-]+$/)
  await demo.stories.remove('ada')
  await page.goto('about:blank')
  await page.goto(link)
  await demo.ready()
  expect([await demo.scenario(), await ownTitles(demo)]).toEqual(['ada', ['Ada']])
  await expect(demo.open('/?story=https://evil.example/story.json')).rejects.toThrow(
    'A story must be a file of this site',
  )
  await expect(page.getByRole('alert')).toContainText('A story must be a file of this site. Nothing was changed.')
})

const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => (...args: unknown[]) => Promise<void>
