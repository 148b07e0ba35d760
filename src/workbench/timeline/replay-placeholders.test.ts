// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { newcomer } from '#machines/customer/newcomer.ts'
import { pictureError, SIGNATURE_LENGTH } from '#machines/rules/picture-error.ts'
import { isRightCode } from '#machines/withdrawal/right-code.ts'
import { openTestBank, TEST_TIME } from '#mocks/bank/test-bank.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { storedCode } from '#src/platform/session-storage.ts'
import type { RecordingStart } from '#src/workbench/demo/demo-contract.ts'
import { maskWorld } from './mask-world.ts'
import { proofNow } from './proof.ts'
import { createReplayPlaceholders } from './replay-placeholders.ts'

const rowsOf = (backend: Parameters<typeof proofNow>[0]) => proofNow(backend).rows

const EMAIL = 'nell@ashby.example'
const registration = {
  ...newcomer,
  email: EMAIL,
  accountNumber: '1234567890',
  password: 'CANARY-password',
  confirmpassword: 'CANARY-password',
}

async function startOf(bank: Awaited<ReturnType<typeof openTestBank>>): Promise<RecordingStart> {
  const clock = { mode: 'paused' as const, now: TEST_TIME }
  return { persona: EMAIL, world: maskWorld(bank.backend.snapshot()), clock, latency: 0, faults: [], page: '/' }
}

test('DEMO-8: a recording with an unknown persona changes nothing', async () => {
  const bank = await openTestBank()
  const start = { ...(await startOf(bank)), persona: 'bob' }
  const other = await openTestBank(undefined, 'another seed')
  const before = await other.backend.export()
  const world = createReplayPlaceholders(other.backend, start).world(start.world)
  await expect(other.backend.begin({ ...start, world })).rejects.toThrow("There is no customer 'bob'")
  expect(await other.backend.export()).toBe(before)
})

test('DEMO-8: a recorded world has no secrets; restored in another browser, only its secrets differ', async () => {
  const bank = await openTestBank()
  await bank.send(endpoints.register, { body: registration })
  await bank.backend.operator.setUser(EMAIL, { userOtp: '777888', otpMessage: 'CANARY 777888' })
  await bank.backend.operator.setUser('iris', { userOtp: '0' })
  const start = await startOf(bank)
  const json = JSON.stringify(start)
  for (const secret of ['CANARY', '777888', '"hash"', '"salt"']) expect(json).not.toContain(secret)

  const other = await openTestBank(undefined, 'another seed')
  const placeholders = createReplayPlaceholders(other.backend, start)
  const answer = await other.backend.begin({ ...start, world: placeholders.world(start.world) })
  expect(answer).toMatchObject({ email: EMAIL, userOtp: expect.stringMatching(/^[1-9]\d{5}$/) })
  expect(rowsOf(other.backend)).toEqual(rowsOf(bank.backend))
  expect(other.backend.snapshot().drawn).toBe(bank.backend.snapshot().drawn)
  expect((await other.backend.operator.customer('iris')).user.userOtp).toBe('0')
  await other.backend.operator.releaseStep('omar')
  expect(rowsOf(other.backend)).not.toEqual(rowsOf(bank.backend))
})

test('DEMO-8: two worlds with the same history are equal, whatever the time was', async () => {
  const ends = []
  for (const late of [0, 40]) {
    const bank = await openTestBank()
    await bank.clock.advance(late)
    await bank.send(endpoints.register, { body: { ...registration, accountNumber: String(1_000_000_000 + late) } })
    ends.push(rowsOf(bank.backend))
  }
  expect(ends[1]).toEqual(ends[0])
})

test('DEMO-8: right and wrong placeholders are filled in as right and wrong, and each replay makes up the same values', async () => {
  const bank = await openTestBank()
  const start: RecordingStart = { ...(await startOf(bank)), persona: null }
  sessionStorage.setItem('user', JSON.stringify({ userOtp: 482913 }))
  const event = {
    credentials: { email: 'ada@larkspur.example', password: '‹password›' },
    wrong: { email: 'ada@larkspur.example', password: '‹wrong password›' },
    passwords: { password: '‹new password›', confirmpassword: '‹new password›' },
    different: { password: '‹new password›', confirmpassword: '‹another password›' },
    reset: { resetToken: '‹wrong link›' },
    codes: [{ code: '‹code›' }, { code: '‹wrong code›' }],
  }
  const filled = createReplayPlaceholders(bank.backend, start).event(event)
  expect(createReplayPlaceholders(bank.backend, start).event(event)).toEqual(filled)
  expect(filled.credentials.password).toEqual(new Redacted('password', 'Demo-1234'))
  expect(bank.backend.isPassword('ada@larkspur.example', filled.wrong.password as never)).toBe(false)
  const codes = filled.codes as unknown as { code: Redacted<'code'> }[]
  expect(codes.map(({ code }) => isRightCode(code, storedCode()))).toEqual([true, false])
  expect(filled.passwords.confirmpassword).toEqual(filled.passwords.password)
  expect(filled.different.confirmpassword).not.toEqual(filled.different.password)
  expect(filled.reset.resetToken).toEqual(new Redacted('token', 'no-such-link'))
})

test('DEMO-8: a new customer signs in with the password that their replay made up; a link has the newest token', async () => {
  const bank = await openTestBank()
  const placeholders = createReplayPlaceholders(bank.backend, await startOf(bank))
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
  [{ specimen: 'picture', type: 'image/jpeg' }, null],
  [{ specimen: 'picture', type: 'image/webp' }, null],
  [{ specimen: 'empty', type: 'image/png' }, 'picture-empty'],
  [{ specimen: 'too-large', type: 'image/png' }, 'picture-size'],
  [{ specimen: 'no-picture', type: 'image/png' }, 'picture-content'],
  [{ specimen: 'picture', type: 'application/pdf' }, 'picture-type'],
  [{ specimen: 'picture', type: '' }, 'picture-type'],
])('DEMO-8: a specimen is taken or refused as the file was: %j', async (placeholder, fault) => {
  const bank = await openTestBank()
  const { file } = createReplayPlaceholders(bank.backend, await startOf(bank)).value({
    file: placeholder,
  }) as unknown as {
    file: File
  }
  const start = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer())
  expect(pictureError(file, start)).toBe(fault)
})
