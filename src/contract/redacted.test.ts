import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmptySecret, isSameSecret, Redacted, type SecretKind, unwrap } from './redacted.ts'

const KINDS: readonly SecretKind[] = ['password', 'code', 'token', 'message', 'file']

/** Every way for a value to become text or leave its page, test tools and debuggers included. */
const CHANNELS: Record<string, (secret: object) => unknown> = {
  String: (secret) => String(secret),
  template: (secret) => `${secret}`,
  'default primitive': (secret) => [secret, ''].join(),
  'as a key': (secret) => Object.keys({ [String(secret)]: 1 }),
  JSON: (secret) => JSON.stringify({ secret, list: [secret] }),
  'structured clone': (secret) => structuredClone({ secret }),
  spread: (secret) => ({ ...secret }),
  'own properties': (secret) => Reflect.ownKeys(secret).map((name) => Reflect.get(secret, name)),
  "Node's print": (secret) => inspect({ secret }, { depth: 9, showHidden: true, getters: true }),
  message: (secret) => new Error(`${secret} is wrong`).message,
  locale: (secret) => secret.toLocaleString(),
  URL: (secret) => new URLSearchParams({ secret: String(secret) }).toString(),
  FormData: (secret) => {
    const form = new FormData()
    form.append('secret', secret as never)
    return form.get('secret')
  },
}

test('SEC-4: a secret shows only its kind in print, JSON and structured clone', () => {
  const password = new Redacted('password', 'Demo-1234')
  const texts = [`${password}`, String(password), JSON.stringify({ password }), inspect(password)]
  expect(texts).toEqual(['‹password›', '‹password›', '{"password":"‹password›"}', '‹password›'])
  expect(structuredClone(password)).toEqual({ shown: '‹password›' })
  const shown = KINDS.map((kind) => new Redacted(kind, 'x').shown)
  expect(shown).toEqual(['‹password›', '‹code›', '‹token›', '‹message›', '‹file›'])
  expect(unwrap(password)).toBe('Demo-1234')
})

test('SEC-4: every channel’s output is independent of the secret', () => {
  const text = fc.oneof(fc.constantFrom('Demo-1234', '482913', 'tok_9f8e7d6c5b4a', ''), fc.string())
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), text, text, (kind, one, other) => {
      const said = (value: string) => Object.values(CHANNELS).map((leave) => leave(new Redacted(kind, value)))
      expect(said(one)).toEqual(said(other))
      expect(unwrap(new Redacted(kind, one))).toBe(one)
    }),
    { numRuns: 200 },
  )
})

test('SEC-4: secrets can be compared and checked for emptiness without unwrapping them', () => {
  const secret = (text: string) => new Redacted('password', text)
  expect([isSameSecret(secret('a'), secret('a')), isSameSecret(secret('a'), secret('a '))]).toEqual([true, false])
  expect(['', '  ', ' a '].map((text) => isEmptySecret(secret(text)))).toEqual([true, false, false])
  expect(['', '  ', ' a '].map((text) => isEmptySecret(secret(text), { trim: true }))).toEqual([true, true, false])
})
