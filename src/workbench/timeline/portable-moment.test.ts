// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { newcomer } from '#machines/customer/newcomer.ts'
import { judgePicture } from '#machines/rules/picture.ts'
import { isRightCode } from '#machines/withdrawal/withdrawal-rules.ts'
import { fileOf, openTestBank, TEST_TIME } from '#mocks/bank/test-bank.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { storedCode } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { PortableMoment } from '#src/workbench/contract/demo-contract.ts'
import { proofNow } from '#src/workbench/stories/proof.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { inPage } from '#src/workbench/trace/test-page.ts'
import { maskSnapshot } from './mask-snapshot.ts'
import type { Moment } from './moment.ts'
import { createPlaceholders, randomsOf } from './placeholders.ts'
import { fromPortable, replaySeedOf, stillPageOf, toPortable, whyIncomplete } from './portable-moment.ts'
import { momentIn } from './test-moment.ts'

const rowsOf = (backend: Parameters<typeof proofNow>[0]) => proofNow(backend).rows

const EMAIL = 'nell@ashby.example'
const registration = {
  ...newcomer,
  email: EMAIL,
  accountNumber: '1234567890',
  password: 'CANARY-password',
  confirmpassword: 'CANARY-password',
}

/** A tree of flows in which this customer is signed in, with these parts of their data, beside a dialog. */
function treeOf(customerId: string | null, answers: object, dialog: object): Moment['system']['tree'] {
  const flow = (context: object, children: object = {}) => ({
    src: 'flow',
    snapshot: { status: 'active', value: 'running', context, children },
  })
  const children = customerId === null ? {} : { customer: flow({ answers }), modal: flow(dialog) }
  return {
    status: 'active',
    value: 'running',
    context: {},
    children: { session: flow({ customerId }, children) },
  } as never
}

/** The parts of a tree that these tests read. */
interface Shown {
  children: { session: { snapshot: { children: Record<'customer' | 'modal', { snapshot: { context: never } }> } } }
}
const contextIn = (tree: object, flow: 'customer' | 'modal'): Record<string, unknown> =>
  (tree as Shown).children.session.snapshot.children[flow].snapshot.context

interface Held extends Partial<Omit<Moment, 'system'>> {
  persona?: string | null
  answers?: object
  dialog?: object
}

/** A moment of this bank at which the persona is signed in. */
async function momentOf(backend: PageBackend, { persona = null, answers = {}, dialog = {}, ...more }: Held = {}) {
  const id = persona === null ? null : (await backend.operator.customer(persona)).user._id
  return momentIn(backend, { system: { tree: treeOf(id, answers, dialog), delays: [] }, ...more })
}

/** Such a moment as a file has it. */
const portableOf = async (backend: PageBackend, held: Held = {}) => toPortable(await momentOf(backend, held), backend)

/** What fills in the placeholders of a recording's steps, as the player does. */
function placeholdersOf(backend: PageBackend) {
  return createPlaceholders(backend, randomsOf(replaySeedOf({ world: maskSnapshot(backend.snapshot()) })))
}

beforeEach(() => tabStorage.clear())

test('DEMO-8: a moment with an unknown persona changes nothing', async () => {
  const bank = await inPage(openTestBank())
  await bank.backend.operator.setKyc('karl', true)
  const portable: PortableMoment = { ...(await portableOf(bank.backend, { persona: 'ada' })), persona: 'bob' }
  const other = await inPage(openTestBank(undefined, 'another seed'))
  const before = fileOf(other.backend)
  tabStorage.setItem('accessToken', 'a token')
  await expect(fromPortable(portable, other.backend)).rejects.toThrow("There is no customer 'bob'")
  expect(fileOf(other.backend)).toEqual(before)
  expect(tabStorage.getItem('accessToken')).toBe('a token')
})

test('DEMO-8: a moment in a file has no secrets; restored in another browser, only its secrets differ', async () => {
  const bank = await inPage(openTestBank())
  await bank.send(endpoints.register, { body: registration })
  await bank.backend.operator.setUser(EMAIL, { userOtp: '777888', otpMessage: 'CANARY 777888' })
  await bank.backend.operator.setUser('iris', { userOtp: '0' })
  const portable = await portableOf(bank.backend, { persona: EMAIL, answers: { user: {}, kyc: null } })
  const json = JSON.stringify(portable)
  for (const secret of ['CANARY', '777888', '"hash"', '"salt"']) expect(json).not.toContain(secret)

  const other = await inPage(openTestBank(undefined, 'another seed'))
  const { system, stored } = await fromPortable(portable, other.backend)
  expect(JSON.parse(stored.get('user') ?? '')).toMatchObject({
    email: EMAIL,
    userOtp: expect.stringMatching(/^[1-9]\d{5}$/),
  })
  expect(rowsOf(other.backend)).toEqual(rowsOf(bank.backend))
  expect(other.backend.snapshot().drawn).toBe(bank.backend.snapshot().drawn)
  expect((await other.backend.operator.customer('iris')).user.userOtp).toBe('0')
  // Of the customer’s data, the parts that their flow had are there again, without the code.
  const { answers } = contextIn(system.tree, 'customer') as { answers: { user: object } }
  expect(Object.keys(answers)).toEqual(['user', 'kyc'])
  expect(answers.user).toMatchObject({ email: EMAIL })
  expect(answers.user).not.toHaveProperty('userOtp')
  await other.backend.operator.releaseStep('omar')
  expect(rowsOf(other.backend)).not.toEqual(rowsOf(bank.backend))
})

test('DEMO-8: two banks with the same history are equal, whatever the time was', async () => {
  const ends = []
  for (const late of [0, 40]) {
    const bank = await inPage(openTestBank())
    await bank.clock.advance(late)
    await bank.send(endpoints.register, { body: registration })
    ends.push(rowsOf(bank.backend))
  }
  expect(ends[1]).toEqual(ends[0])
})

test('DEMO-8: right and wrong placeholders are filled in as right and wrong, and each replay makes up the same values', async () => {
  const { backend } = await inPage(openTestBank())
  tabStorage.setItem('user', JSON.stringify({ userOtp: 482913 }))
  const event = {
    credentials: { email: 'ada@larkspur.example', password: '‹password›' },
    wrong: { email: 'ada@larkspur.example', password: '‹wrong password›' },
    passwords: { password: '‹new password›', confirmpassword: '‹new password›' },
    different: { password: '‹new password›', confirmpassword: '‹another password›' },
    reset: { resetToken: '‹wrong link›' },
    codes: [{ code: '‹code›' }, { code: '‹wrong code›' }],
  }
  const filled = placeholdersOf(backend).event(event)
  expect(placeholdersOf(backend).event(event)).toEqual(filled)
  expect(filled.credentials.password).toEqual(new Redacted('password', 'Demo-1234'))
  expect(backend.isPassword('ada@larkspur.example', filled.wrong.password as never)).toBe(false)
  const codes = filled.codes as unknown as { code: Redacted<'code'> }[]
  expect(codes.map(({ code }) => isRightCode(code, storedCode()))).toEqual([true, false])
  expect(filled.passwords.confirmpassword).toEqual(filled.passwords.password)
  expect(filled.different.confirmpassword).not.toEqual(filled.different.password)
  expect(filled.reset.resetToken).toEqual(new Redacted('token', 'no-such-link'))
})

test('DEMO-8: a new customer signs in with the password that their replay made up; a link has the newest token', async () => {
  const bank = await inPage(openTestBank())
  const placeholders = placeholdersOf(bank.backend)
  const passwords = placeholders.value({ password: '‹new password›', confirmpassword: '‹new password›' })
  await bank.send(endpoints.register, { body: { ...registration, ...passwords } })
  const credentials = placeholders.value({ email: EMAIL, password: '‹password›' })
  expect((await bank.send(endpoints.login, { body: credentials })).status).toBe(200)

  expect(() => placeholders.path('/reset-password/‹link›')).toThrow('the outbox has no such link')
  for (let count = 0; count < 2; count++) await bank.send(endpoints.requestReset, { body: { email: EMAIL } })
  const links = bank.backend.outbox().flatMap(({ link }) => link ?? [])
  expect([placeholders.path('/reset-password/‹link 2›'), placeholders.path('/reset-password/‹link›')]).toEqual(links)
})

test.each([
  [{ specimen: 'picture', type: 'image/png' }, null],
  [{ specimen: 'picture', type: 'image/webp' }, null],
  [{ specimen: 'empty', type: 'image/png' }, 'picture-empty'],
  [{ specimen: 'too-large', type: 'image/png' }, 'picture-size'],
  [{ specimen: 'no-picture', type: 'image/png' }, 'picture-content'],
  [{ specimen: 'picture', type: 'application/pdf' }, 'picture-content'],
])('DEMO-8: a specimen is taken or refused as the file was: %j', async (placeholder, fault) => {
  const { backend } = await inPage(openTestBank())
  const { file } = placeholdersOf(backend).value({ file: placeholder }) as unknown as { file: File }
  const { error = null } = judgePicture(new Uint8Array(await file.arrayBuffer()))
  expect(error).toBe(fault)
})

test('DEMO-17: of the codes and pictures in a dialog, a file says whether they were right; both make a moment incomplete', async () => {
  const { backend } = await inPage(openTestBank())
  const { user } = await backend.operator.customer('iris')
  tabStorage.setItem('user', JSON.stringify({ userOtp: user.userOtp }))
  const picture = new File(['CANARY'], 'CANARY.png', { type: 'image/png' })
  const moment = await momentOf(backend, {
    persona: 'iris',
    dialog: {
      picture,
      typed: { code: new Redacted('code', String(user.userOtp)) },
      wrong: { code: new Redacted('code', '9') },
    },
  })
  const portable = toPortable(moment, backend)
  expect(JSON.stringify(portable)).not.toContain('CANARY')
  expect(contextIn(portable.system.tree, 'modal')).toEqual({
    picture: { specimen: 'picture', type: 'image/png' },
    typed: { code: { secret: 'code', text: '‹code›' } },
    wrong: { code: { secret: 'code', text: '‹wrong code›' } },
  })
  const { system } = await fromPortable(portable, backend)
  const dialog = contextIn(system.tree, 'modal') as { wrong: { code: Redacted<'code'> } }
  expect(dialog).toMatchObject({ picture: expect.any(File), typed: { code: expect.any(Redacted) } })
  expect(isRightCode(dialog.wrong.code, storedCode())).toBe(false)

  const reasonFor = async (held: object) =>
    whyIncomplete({ moment: await momentOf(backend, { persona: 'iris', dialog: held }), incomplete: null })
  expect(await reasonFor({ picture })).toBe('A file had been chosen, which is not in the file.')
  expect(await reasonFor({ code: new Redacted('code', '9') })).toBe('A code was on its way, which is not in the file.')
  // What the bank keeps is in its rows.
  expect(await reasonFor({ draft: 100, message: new Redacted('message', 'Hello') })).toBeNull()
})

test('DEMO-17: a state named like a file is a state after a file, too', async () => {
  const { backend } = await inPage(openTestBank())
  const dialog = { value: { editing: { front: 'idle', back: 'idle', specimen: 'idle' } } }
  const { system } = await fromPortable(await portableOf(backend, { persona: 'ada', dialog }), backend)
  expect(contextIn(system.tree, 'modal')).toEqual(dialog)
})

test('DEMO-17: calls, the page, and what was entered are the same after a file as before it', async () => {
  const { backend } = await inPage(openTestBank())
  backend.latency = 20
  backend.addOutbox({ to: 'ada@larkspur.example', kind: 'code', text: 'Your code is CANARY' })
  backend.addOutbox({ to: 'desk@larkspur.example', kind: 'contact', text: 'A question' })
  const fault = { call: 'POST loan', kind: 'network', after: true } as const
  backend.faults.set(fault)
  const record = { at: TEST_TIME, method: 'POST', path: 'loan', headers: { authorization: 'CANARY' }, body: 'CANARY' }
  const attempt = { method: 'POST', failed: 1, isWaiting: true, in: 4_000 }
  const moment = await momentOf(backend, {
    persona: 'ada',
    bank: {
      ...backend.capture(),
      open: [{ entry: { ...record, status: 0, answer: null, ms: null }, in: 250, instead: fault }],
    },
    attempts: [{ ...attempt, url: `${location.origin}/api/loan` }],
    stored: new Map([
      ['larkspur.withdrawal', '{"amount":"100"}'],
      ['accessToken', 'CANARY'],
    ]),
    page: { href: '/loan', state: { __TSR_index: 3, key: 'first', __TSR_key: 'first' } },
  })
  const portable = toPortable(moment, backend)
  expect(JSON.stringify(portable)).not.toContain('CANARY')
  expect(portable).toMatchObject({ persona: 'ada', latency: 20, faults: [fault], attempts: [{ url: '/api/loan' }] })
  expect(portable.stored).toEqual({ 'larkspur.withdrawal': '{"amount":"100"}' })
  expect(portable.outbox).toEqual([{ at: TEST_TIME, to: 'desk@larkspur.example', kind: 'contact', text: 'A question' }])

  const other = await inPage(openTestBank(undefined, 'another seed'))
  const opened = await fromPortable(portable, other.backend)
  expect([other.backend.latency, other.backend.faults.list()]).toEqual([20, backend.faults.list()])
  expect(opened.bank.open).toEqual([
    { entry: expect.objectContaining({ at: TEST_TIME, method: 'POST', path: 'loan' }), in: 250, instead: fault },
  ])
  expect([opened.attempts, opened.clock]).toEqual([moment.attempts, moment.clock])
  expect(opened.page, 'without the router’s random keys').toEqual({ href: '/loan', state: { __TSR_index: 3 } })
  expect(opened.stored.get('larkspur.withdrawal')).toBe('{"amount":"100"}')
})

// Changed with DEMO-17: the page of another route has no flow in the moment.
test('DEMO-13: the page of a mailed link, whose token is not in the file, opens with a wrong one', async () => {
  const { backend } = await inPage(openTestBank())
  backend.addOutbox({ to: EMAIL, kind: 'reset', text: 'A link', link: '/reset-password/CANARY' })
  const page = { href: '/reset-password/CANARY', state: {} }
  const portable = await portableOf(backend, { page })
  expect(JSON.stringify(portable)).not.toContain('CANARY')
  expect(portable.page.route).toBe('/reset-password/‹wrong link›')
  expect((await fromPortable(portable, backend)).page.href).toBe('/reset-password/no-such-link')
})

test('DEMO-17: a moment of a file is looked at without touching the bank or the session', async () => {
  const bank = await inPage(openTestBank())
  await bank.backend.operator.setUser('ada', { firstName: 'Augusta' })
  const page = { href: '/loan', state: {} }
  const portable = await portableOf(bank.backend, { persona: 'ada', answers: { user: {} }, page })
  const other = await inPage(openTestBank(undefined, 'another seed'))
  const before = fileOf(other.backend)
  const still = await stillPageOf(portable, other.backend)
  expect(contextIn(still.system.tree, 'customer').answers).toMatchObject({ user: { firstName: 'Augusta' } })
  expect([still.stored.get('accessToken'), still.page]).toEqual(['none', page])
  expect(fileOf(other.backend)).toEqual(before)
  expect(tabStorage.getItem('user')).toBeNull()
})

test('DEMO-2, DEMO-13: a moment names a persona by id, also one who changed their address before or after it', async () => {
  const { backend } = await inPage(openTestBank())
  const before = await momentOf(backend, { persona: 'nora' })
  await backend.operator.setUser('nora', { email: EMAIL })
  const after = await momentOf(backend, { persona: 'nora' })
  const portable = [before, after].map((moment) => toPortable(moment, backend))
  expect(portable.map(({ persona }) => persona)).toEqual(['nora', 'nora'])
  const other = await inPage(openTestBank())
  const emails: unknown[] = []
  for (const moment of portable) {
    await fromPortable(moment, other.backend)
    emails.push((await other.backend.operator.customer('nora')).user.email)
  }
  expect(emails).toEqual(['nora@larkspur.example', EMAIL])
})
