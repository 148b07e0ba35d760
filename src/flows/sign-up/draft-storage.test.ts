import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT, type SignUpDraft } from '#machines/sign-up/sign-up-draft.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft-storage.ts'

const WREN: SignUpDraft = { ...EMPTY_DRAFT, firstName: 'Wren', country: { name: 'Ireland', symbol: '€' } }
const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

test('SIGN-9: the draft survives a reload, until it is deleted', () => {
  expect(keptDraft()).toBe(null)
  keepDraft(WREN)
  expect(keptDraft()).toEqual(WREN)
  forgetDraft()
  expect(keptDraft()).toBe(null)
})

test.each([
  ['no JSON', '{"firstName"', null],
  ['no object', '"Wren"', null],
  ['null', 'null', null],
  ['another shape', '{"firstName":7,"country":"Ireland","city":"Cork"}', { ...EMPTY_DRAFT, city: 'Cork' }],
])('SIGN-9: from a stored draft that is %s, whatever is readable is restored', (_, stored, draft) => {
  values.set('larkspur.sign-up', stored)
  expect(keptDraft()).toEqual(draft)
})
