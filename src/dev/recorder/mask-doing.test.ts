import { expect, test } from 'vitest'
import { type Judge, maskEvent, maskValue } from './mask-doing.ts'

const met: string[] = []
const judge: Judge = {
  isPassword: (email, password) => email === 'ada@larkspur.example' && password === 'right-CANARY',
  isCode: (typed) => typed === '482913',
  linkOf: (token) => (token === 'token-CANARY' ? '‹link›' : '‹wrong link›'),
  met: (secret) => met.push(secret),
}
const file = (name: string, content: string, type: string) => new File([content], name, { type })

test.each([
  [
    'a right password',
    { type: 'credentials.submit', credentials: { email: 'ada@larkspur.example', password: 'right-CANARY' } },
    { type: 'credentials.submit', credentials: { email: 'ada@larkspur.example', password: '‹password›' } },
  ],
  [
    'a wrong password, whose length does not show',
    { type: 'credentials.submit', credentials: { email: 'ada@larkspur.example', password: 'x' } },
    { type: 'credentials.submit', credentials: { email: 'ada@larkspur.example', password: '‹wrong password›' } },
  ],
  [
    'no password at all',
    { type: 'credentials.submit', credentials: { email: 'ada@larkspur.example', password: '' } },
    { type: 'credentials.submit', credentials: { email: 'ada@larkspur.example', password: '' } },
  ],
  [
    'two new passwords that are alike',
    { type: 'credentials.submit', passwords: { password: 'new-CANARY', confirmpassword: 'new-CANARY' } },
    { type: 'credentials.submit', passwords: { password: '‹new password›', confirmpassword: '‹new password›' } },
  ],
  [
    'two that differ, one of them blank',
    { type: 'credentials.submit', passwords: { password: 'new-CANARY', confirmpassword: '  ' } },
    { type: 'credentials.submit', passwords: { password: '‹new password›', confirmpassword: ' ' } },
  ],
  [
    'a reset, with the token of its link',
    {
      type: 'password.submit',
      reset: { password: 'a-CANARY', confirmpassword: 'b-CANARY', resetToken: 'token-CANARY' },
    },
    {
      type: 'password.submit',
      reset: { password: '‹new password›', confirmpassword: '‹another password›', resetToken: '‹link›' },
    },
  ],
  ['a right code', { type: 'code.submit', code: '482913' }, { type: 'code.submit', code: '‹code›' }],
  ['a wrong code', { type: 'code.submit', code: '99' }, { type: 'code.submit', code: '‹wrong code›' }],
  [
    'a picture',
    { type: 'proof.choose', file: file('passport-CANARY.png', 'CANARY', 'image/png') },
    { type: 'proof.choose', file: { specimen: 'picture', type: 'image/png' } },
  ],
  [
    'an empty file of a type that nobody knows',
    { type: 'picture.choose', side: 'front', file: file('CANARY', '', 'canary/canary') },
    { type: 'picture.choose', side: 'front', file: { specimen: 'empty', type: '' } },
  ],
  [
    'what is no secret',
    { type: 'field.change', field: 'amount', value: '120.50' },
    { type: 'field.change', field: 'amount', value: '120.50' },
  ],
])('DEMO-8: an event is kept without %s', (_, event, masked) => {
  expect(maskEvent(event, judge)).toEqual(masked)
  expect(JSON.stringify(maskEvent(event, judge))).not.toContain('CANARY')
})

test('DEMO-8: a code that the bank sets, and its message, are kept as such; a spent one and none are no secret', () => {
  const fields = { userOtp: '111222', otpMessage: 'Your CANARY code is 111222', transferStep: 3 }
  expect(maskValue({ kind: 'operator', action: 'setUser', args: ['ada', fields] }, judge)).toEqual({
    kind: 'operator',
    action: 'setUser',
    args: ['ada', { userOtp: '‹new code›', otpMessage: '‹message›', transferStep: 3 }],
  })
  expect(maskValue({ userOtp: 0, otpMessage: null }, judge)).toEqual({ userOtp: 0, otpMessage: null })
})

test('DEMO-8: in the body of a fault tokens and codes are left out, and a code of another kind stays', () => {
  const body = { code: 11_000, accessToken: 'CANARY', list: [{ password: 'CANARY' }], made: () => 'CANARY' }
  expect(maskValue({ body }, judge)).toEqual({
    body: { code: 11_000, accessToken: '‹token›', list: [{ password: '‹wrong password›' }], made: null },
  })
})

test('DEMO-8: every secret that was met is told, and the name of a file', () => {
  met.splice(0)
  maskEvent({ type: 'code.submit', code: '482913' }, judge)
  maskEvent({ type: 'proof.choose', file: file('passport.png', 'x', 'image/png') }, judge)
  expect(met).toEqual(['482913', 'passport.png'])
})
