import { expect, test } from 'vitest'
import type { Recording, RecordingStep } from '#src/demo/demo-contract.ts'
import type { Gesture } from '#src/kit/recorder/gesture.ts'
import { testOf } from './test-of.ts'

/** 2026-03-02, 08:30 UTC */
const NOW = 1_772_440_200_000
const MINUTE = 60_000
const DAY = 86_400_000

const whole: Recording = {
  format: 'larkspur-recording',
  version: 1,
  start: {
    persona: 'ada',
    world: { seed: 'larkspur', seededAt: NOW, drawn: 1, records: {} },
    clock: { mode: 'paused', now: NOW },
    latency: 0,
    faults: [],
    page: '/loan',
  },
  steps: [],
  end: { ms: 0, proof: { states: { modal: 'closed' }, rows: {} } },
}

const click = (name: string): Gesture => ({ how: 'click', on: { role: 'button', name } })
const fill = (name: string, value: string): Gesture => ({ how: 'fill', on: { role: 'textbox', name }, value })
const secret = (name: string, field: string): Gesture => ({ how: 'fill', on: { role: 'textbox', name }, field })
const event = (flow: string, type: string, payload: object = {}) => ({
  kind: 'event' as const,
  flow,
  event: { type, ...payload },
})
const opened = { ms: 0, gestures: [click('Apply')], ...event('modal', 'modal.open', { request: { kind: 'loan' } }) }

/** The lines of the test between its first and its last. */
async function linesOf(
  steps: RecordingStep[],
  start: Partial<Recording['start']> = {},
  change: Partial<Recording> = {},
) {
  const text = await testOf({ ...whole, steps, ...change, start: { ...whole.start, ...start } })
  const [, body = ''] = /=> \{\n(.*)\n\}\)\n$/s.exec(text) ?? []
  return body.split('\n').map((line) => line.trim())
}
const OPEN = "await demo.open('/loan', { as: 'ada', now: '2026-03-02T08:30Z' })"
const END = ['', "expect(await demo.states()).toMatchObject({ modal: 'closed' })"]

test('DEMO-15: the whole test, from its import to its end, under its title', async () => {
  const steps: RecordingStep[] = [
    opened,
    {
      ms: 200,
      gestures: [fill('Amount', "Nell's 900")],
      ...event('loan', 'field.change', { field: 'amount', value: '' }),
    },
    { ms: 1_000, fired: ['backend GET loan/{id}'], gestures: [click('Next Step')], ...event('loan', 'step.submit') },
  ]
  expect(
    await testOf({ ...whole, steps }, { title: 'A loan', from: './test.ts' }),
  ).toBe(`import { expect, test } from './test.ts'

test('A loan', async ({ page, demo }) => {
  await demo.open('/loan', { as: 'ada', now: '2026-03-02T08:30Z' })
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill("Nell's 900")
  await demo.clock.advance(1_000)
  await page.getByRole('button', { name: 'Next Step' }).click()

  expect(await demo.states()).toMatchObject({ modal: 'closed' })
})
`)
  expect(await testOf(whole)).toContain(
    "from 'larkspur/testing'\n\ntest('Recording of 2026-03-02', async ({ demo }) =>",
  )
})

test('DEMO-15: time is advanced where a timer fired or was pending, and rounded up where the clock ran', async () => {
  const at = (ms: number, fired: string[]): RecordingStep => ({ ...opened, ms, fired })
  const press = "await page.getByRole('button', { name: 'Apply' }).click()"
  expect(
    await linesOf(
      [
        { ...opened, ms: 900 },
        { ...opened, ms: 45, busy: true },
      ],
      {},
      {},
    ),
  ).toEqual([OPEN, press, 'await demo.clock.advance(45)', press, ...END])
  const live = { clock: { mode: 'live', now: NOW + 30_000 } } as const
  expect(await linesOf([at(352, ['toast remaining', 'backend POST loan']), at(20, ['toast remaining'])], live)).toEqual(
    [OPEN, 'await demo.clock.advance(400)', press, press, ...END],
  )
})

test('DEMO-15: where nobody did it by hand, the machine gets the event; older recordings keep all their time', async () => {
  const steps: RecordingStep[] = [
    { ms: 700, ...event('modal', 'modal.open', { request: { kind: 'loan' } }) },
    { ms: 0, kind: 'page', to: '/dashboard-overview' },
    { ms: 0, ...event('session', 'session.end') },
  ]
  expect(await linesOf(steps)).toEqual([
    OPEN,
    'const send = async (flow: string, event: { type: string; [field: string]: unknown }, which = 1) => {',
    'const running = (await demo.flows.list()).filter(({ id }) => id === flow)',
    "await demo.flows.send(running[which - 1]?.session ?? '', event)",
    '}',
    'await demo.clock.advance(700)',
    "await send('modal', { type: 'modal.open', request: { kind: 'loan' } })",
    "await demo.goTo('/dashboard-overview')",
    'await demo.signOut()',
    ...END,
  ])
  const typed = event('login', 'credentials.submit', { credentials: { email: 'a@b.example', password: '‹password›' } })
  await expect(testOf({ ...whole, steps: [{ ms: 0, ...typed }] })).rejects.toThrow(
    'Step 1 (login: submit credentials (a@b.example, ‹password›)) was not done by hand, and a test cannot send it. Record it again in the product',
  )
})

test('DEMO-15, SEC-4: secrets are constants, a new password counts from then on, and a code of the bank’s is asked for', async () => {
  const email = 'nell@ashby.example'
  const credentials = (password: string) => ({ credentials: { email, password } })
  const steps: RecordingStep[] = [
    { ms: 0, gestures: [secret('Password', 'password')], ...event('login', 'field.edit', { field: 'password' }) },
    { ms: 0, gestures: [click('Log In')], ...event('login', 'credentials.submit', credentials('‹wrong password›')) },
    {
      ms: 0,
      gestures: [secret('New password', 'password'), secret('Again', 'confirmpassword'), click('Sign Up')],
      ...event('sign-up', 'credentials.submit', {
        passwords: { password: '‹new password›', confirmpassword: '‹another password›' },
      }),
    },
    {
      ms: 0,
      gestures: [secret('Password', 'password')],
      ...event('login', 'credentials.submit', credentials('‹password›')),
    },
    { ms: 0, kind: 'operator', action: 'setUser', args: ['ada', { userOtp: '‹new code›' }] },
    { ms: 0, kind: 'sign-in', persona: 'ada' },
    { ms: 0, gestures: [secret('Code', 'code')], ...event('withdrawal', 'code.submit', { code: '‹code›' }) },
    { ms: 0, gestures: [secret('Code', 'code')], ...event('withdrawal', 'code.submit', { code: '‹wrong code›' }) },
  ]
  const text = await testOf({ ...whole, steps })
  expect(text.match(/^const [A-Z_]+ = .*$/gm)).toEqual([
    "const NEW_PASSWORD = 'Larkspur-2026'",
    "const OTHER_PASSWORD = 'Other-2026'",
    "const WRONG_PASSWORD = 'Wrong-2026'",
    "const NEW_CODE = '204815'",
    "const WRONG_CODE = '111111'",
  ])
  expect(text.match(/(?<=fill\().*(?=\)$)/gm)).toEqual([
    'WRONG_PASSWORD',
    'NEW_PASSWORD',
    'OTHER_PASSWORD',
    'NEW_PASSWORD',
    "String((await demo.operator.customer('ada')).user.userOtp)",
    'WRONG_CODE',
  ])
  expect(text).toContain("await demo.operator.setUser('ada', { userOtp: NEW_CODE })")
})

test('DEMO-15: Back, keys, presses outside, faults, the clock and a mailed link', async () => {
  const link: Gesture = {
    how: 'click',
    on: { role: 'link', name: 'Loan', exact: true, in: { role: 'navigation', name: 'Main' }, nth: 1 },
  }
  const steps: RecordingStep[] = [
    { ms: 0, gestures: [link], kind: 'page', to: '/loan' },
    { ms: 0, gestures: [], kind: 'page', to: '/', by: -1 },
    { ms: 0, kind: 'press', what: 'outside' },
    { ms: 0, gestures: [{ how: 'press', value: 'Escape' }], kind: 'press', what: 'escape' },
    { ms: 0, kind: 'fault', fault: { call: 'POST loan', kind: 'network' } },
    { ms: 0, kind: 'latency', latency: 1_200 },
    { ms: 0, kind: 'clock', now: NOW + DAY },
    { ms: 0, kind: 'page', to: '/reset-password/‹link›' },
  ]
  expect((await linesOf(steps)).slice(1, -2)).toEqual([
    "await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Loan', exact: true }).nth(1).click()",
    'await page.goBack()',
    "await page.getByRole('main').click({ position: { x: 1, y: 1 } })",
    "await page.keyboard.press('Escape')",
    "await demo.faults.set({ call: 'POST loan', kind: 'network' })",
    'await demo.faults.setLatency(1_200)',
    "await demo.clock.setNow('2026-03-03T08:30Z')",
    'const links = (await demo.outbox()).flatMap(({ link }) => link ?? [])',
    "await demo.goTo(links.at(-1) ?? '')",
  ])
})

test('DEMO-15: the start is the address of the seed, or data to import; too much data is refused', async () => {
  const world = { ...whole.start.world, seededAt: NOW - 3 * DAY }
  const live = { clock: { mode: 'live', now: NOW + MINUTE / 2 } } as const
  expect(await linesOf([], { world, ...live })).toEqual([
    "await demo.open('/loan', { as: 'ada', now: '2026-02-27T08:30Z' })",
    "await demo.clock.setNow('2026-03-02T08:30Z')",
    ...END,
  ])
  expect((await linesOf([], {}, { width: 390 }))[0]).toBe('await page.setViewportSize({ width: 390, height: 800 })')
  const records = { 'kyc/1': [{ _id: '1', userId: '1', name: 'x'.repeat(60) }] }
  const edited = { ...whole, start: { ...whole.start, world: { ...world, records } } }
  const text = await testOf(edited)
  expect(text).toContain("await demo.open('/')\n  await demo.store.import(JSON.stringify(START))")
  expect(text).toContain("const START = {\n  format: 'larkspur-moment',")
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ _id: `${index}`, name: 'x'.repeat(60) }))
  const large = { ...whole, start: { ...whole.start, world: { ...world, records: { 'kyc/1': rows } } } }
  await expect(testOf(large)).rejects.toThrow(/^The recording starts with 1\d\d KB of data/)
})

test('DEMO-15: without proof of the end, the test says so; a file that holds no recording is refused', async () => {
  expect((await linesOf([], {}, { end: { ms: 0, proof: null } })).at(-1)).toBe(
    '// Work was in progress when the recording was stopped, so its end is not known.',
  )
  await expect(testOf('{}')).rejects.toThrow('it was not recorded in this demo')
  const step = { ms: 0, kind: 'browser', behaviour: 'takes no copy' } as const
  await expect(testOf({ ...whole, steps: [step] })).rejects.toThrow('changes the browser, which a test cannot')
})
