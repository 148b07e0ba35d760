// @vitest-environment happy-dom
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from './endpoints.ts'
import { Redacted, unwrap } from './redacted.ts'
import { codeForm, credentialsForm, passwordsForm, readForm } from './requests.ts'

const CANARY = 'CANARY'
/** Fields that no schema asks for: a backend may send what it should not. */
const secrets = {
  accessToken: CANARY,
  resetToken: CANARY,
  userOtp: CANARY,
  otpMessage: `Your code is ${CANARY}`,
  password: CANARY,
  front: { name: `${CANARY}.png`, preview: CANARY },
  back: CANARY,
  images: CANARY,
}
const row = { _id: 'r1', ...secrets }
const answers: Partial<Record<EndpointName, unknown>> = {
  getLoans: { loan: [row] },
  getDeposits: { deposit: [row] },
  getTransfers: { transfers: [{ _id: 't1' }] },
}

test.each(Object.keys(endpoints) as EndpointName[])('SEC-4: the secrets in the answer to %s are redacted', (name) => {
  const answer = parse(endpoints[name].answer, answers[name] ?? row)
  expect(JSON.stringify(answer)).not.toContain(CANARY)
  expect(JSON.stringify(structuredClone(answer))).not.toContain(CANARY)
})

test('SEC-4: a form’s passwords and codes are redacted, and unwrap to what was typed', () => {
  const form = document.createElement('form')
  for (const name of ['email', 'password', 'confirmpassword', 'code']) {
    const input = document.createElement('input')
    Object.assign(input, { name, value: name === 'email' ? ' ada@larkspur.example ' : ` ${name} ` })
    form.append(input)
  }
  const password = new Redacted('password', ' password ')
  expect(readForm(credentialsForm, form)).toEqual({ email: ' ada@larkspur.example ', password })
  const confirmpassword = new Redacted('password', ' confirmpassword ')
  expect(readForm(passwordsForm, form)).toEqual({ password, confirmpassword })
  expect(unwrap(readForm(codeForm, form).code)).toBe(' code ')
})
