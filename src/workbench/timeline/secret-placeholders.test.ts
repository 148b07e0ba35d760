import { beforeEach, expect, test, vi } from 'vitest'
import { Redacted } from '#src/contract/redacted.ts'
import { createSecretPlaceholders } from './secret-placeholders.ts'

const password = (text: string) => new Redacted('password', text)
const code = (text: string) => new Redacted('code', text)
const file = (name: string, content: string, type: string) => new File([content], name, { type })

const link = (token: string) => ({ at: 0, to: '', kind: 'reset' as const, text: '', link: `/reset-password/${token}` })
const { ofEvent, ofStep, ofPath } = createSecretPlaceholders({
  isPassword: (email, typed) => email === 'ada@larkspur.example' && JSON.stringify(typed) === '"‹right›"',
  outbox: () => [link('older-CANARY'), link('token-CANARY')],
})
/** This test's bank recognises a secret by its redacted text. */
const right = new Redacted('password', 'right-CANARY', '‹right›')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ userOtp: '482913' }) })
  return () => vi.unstubAllGlobals()
})

const email = 'ada@larkspur.example'
const newPassword = password('new-CANARY')
const reset = { password: password('a-CANARY'), confirmpassword: password('b-CANARY') }

test.each<[what: string, fields: object, recorded: object]>([
  ['a right password', { email, password: right }, { email, password: '‹password›' }],
  [
    'a wrong password, whose length does not show',
    { email, password: password('x') },
    { email, password: '‹wrong password›' },
  ],
  ['no password at all', { email, password: password('') }, { email, password: '' }],
  [
    'two new passwords that are alike',
    { password: newPassword, confirmpassword: password('new-CANARY') },
    { password: '‹new password›', confirmpassword: '‹new password›' },
  ],
  [
    'two that differ, one of them blank',
    { password: newPassword, confirmpassword: password('  ') },
    { password: '‹new password›', confirmpassword: ' ' },
  ],
  [
    'a reset, with the token of its link',
    { ...reset, resetToken: new Redacted('token', 'token-CANARY') },
    { password: '‹new password›', confirmpassword: '‹another password›', resetToken: '‹link›' },
  ],
  ['a right code', { code: code('482913') }, { code: '‹code›' }],
  ['a wrong code', { code: code('99') }, { code: '‹wrong code›' }],
  [
    'a picture',
    { file: file('passport-CANARY.png', 'CANARY', 'image/png') },
    { file: { specimen: 'picture', type: 'image/png' } },
  ],
  [
    'an empty file of a type that nobody knows',
    { file: file('CANARY', '', 'canary/canary') },
    { file: { specimen: 'empty', type: '' } },
  ],
  ['what is no secret', { field: 'amount', value: '120.50' }, { field: 'amount', value: '120.50' }],
])('DEMO-8: an event is kept without %s', (_, fields, recorded) => {
  const kept = ofEvent({ type: 'form.submit', fields })
  expect(kept).toEqual({ type: 'form.submit', fields: recorded })
  expect(JSON.stringify(kept)).not.toContain('CANARY')
})

test('DEMO-8: a code set by the bank, and its message, stay recognisable; a spent or missing code is not a secret', () => {
  const fields = { userOtp: '111222', otpMessage: 'Your CANARY code is 111222', transferStep: 3 }
  expect(ofStep({ kind: 'operator', action: 'setUser', args: ['ada', fields] })).toEqual({
    kind: 'operator',
    action: 'setUser',
    args: ['ada', { userOtp: '‹new code›', otpMessage: '‹message›', transferStep: 3 }],
  })
  expect(ofStep({ userOtp: 0, otpMessage: null })).toEqual({ userOtp: 0, otpMessage: null })
})

test('DEMO-8: secrets and files are removed from the body of a fault, but another kind of code stays', () => {
  const body = { code: 11_000, accessToken: 'CANARY', list: [{ password: 'CANARY' }], front: { preview: 'CANARY' } }
  expect(ofStep({ body: { ...body, made: () => 'CANARY' } })).toEqual({
    body: { code: 11_000, accessToken: '‹token›', list: [{ password: '‹password›' }], front: '‹file›', made: null },
  })
})

test('DEMO-8: the path of a reset link is stored with the link’s position in the outbox', () => {
  expect(
    ['token-CANARY', 'older-CANARY?x=1', 'no-CANARY', 'a%20CANARY'].map((id) => ofPath(`/reset-password/${id}`)),
  ).toEqual([
    '/reset-password/‹link›',
    '/reset-password/‹link 2›',
    '/reset-password/‹wrong link›',
    '/reset-password/‹wrong link›',
  ])
  expect(ofPath('/loan?reset-password')).toBe('/loan?reset-password')
})

test('SEC-4, DEMO-8: no path has the token of a link, however its address is spelt, and wherever the token stands', () => {
  const written = [
    '/RESET-PASSWORD/token-CANARY',
    '/Reset-Password/token%2DCANARY#x',
    '/reset-password/%',
    '/reset-password/%E0%A4%A',
  ]
  expect(written.map(ofPath)).toEqual([
    '/reset-password/‹link›',
    '/reset-password/‹link›',
    '/reset-password/‹wrong link›',
    '/reset-password/‹wrong link›',
  ])
  expect(['/login?x=older-CANARY', '/nowhere/token-CANARY/token-CANARY'].map(ofPath)).toEqual([
    '/login?x=‹wrong link›',
    '/nowhere/‹wrong link›/‹wrong link›',
  ])
})
