import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT, type SignUpDraft } from '#machines/sign-up/sign-up-draft.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { forgetDraft, keepDraft, keptDraft } from './sign-up.bind.ts'

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
  expect(keptDraft(tabStorage)).toBe(null)
  keepDraft(WREN, tabStorage)
  expect(keptDraft(tabStorage)).toEqual(WREN)
  forgetDraft(tabStorage)
  expect(keptDraft(tabStorage)).toBe(null)
})

test.each([
  ['invalid JSON', '{"firstName"', null],
  ['a string', '"Wren"', null],
  ['null', 'null', null],
  [
    'an object with an unreadable field',
    '{"firstName":7,"country":"Ireland","city":"Cork"}',
    { ...EMPTY_DRAFT, city: 'Cork' },
  ],
])('SIGN-9: if the stored text is %s, only its readable parts are restored', (_, stored, draft) => {
  values.set('larkspur.sign-up', stored)
  expect(keptDraft(tabStorage)).toEqual(draft)
})
