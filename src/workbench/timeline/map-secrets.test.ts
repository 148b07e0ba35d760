import { expect, test } from 'vitest'
import { Redacted } from '#src/contract/redacted.ts'
import type { DisplayJson } from '#src/workbench/contract/demo-contract.ts'
import { mapSecrets, redactDeep } from './map-secrets.ts'

const code = new Redacted('code', 'CANARY')
const picture = new File(['CANARY'], 'CANARY.png', { type: 'image/png' })

test('SEC-4: at any depth, secrets and files are replaced, and what JSON cannot hold is null', () => {
  const value = { code, list: [code, [picture]], within: { picture, made: () => 'CANARY' }, step: 3, none: null }
  const replaced = mapSecrets(value, ({ kind }, beside) => [kind, Object.keys(beside).length])
  expect(replaced).toEqual({
    code: ['code', 5],
    list: [['code', 0], [{ specimen: 'picture', type: 'image/png' }]],
    within: { picture: { specimen: 'picture', type: 'image/png' }, made: null },
    step: 3,
    none: null,
  })
})

test('SEC-4: the types let no secret into what a file may hold', () => {
  // @ts-expect-error: a secret is no JSON
  const secret: DisplayJson = { code }
  // @ts-expect-error: a file is no JSON
  const file: DisplayJson = [picture]
  // @ts-expect-error: a secret stands for a secret
  mapSecrets({ code }, (found) => found)
  const shown: { code: DisplayJson; steps: DisplayJson[] } = mapSecrets({ code, steps: [1 as unknown] }, () => '‹x›')
  expect([JSON.stringify([secret, shown]), file]).toEqual(['[{"code":"‹code›"},{"code":"‹x›","steps":[1]}]', [picture]])
})

test('SEC-4: fields with the names of secrets become secrets, at any depth, once', () => {
  const fields = { userOtp: 'code', front: 'file' } as const
  const redacted = redactDeep([{ userOtp: '482913', front: { preview: 'x' }, user: { userOtp: null } }, code], fields)
  expect(JSON.stringify(redacted)).toBe('[{"userOtp":"‹code›","front":"‹file›","user":{"userOtp":null}},"‹code›"]')
  const again = redactDeep({ userOtp: code }, fields) as { userOtp: unknown }
  expect(again.userOtp).toBe(code)
})
