import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_ENTRY, type WithdrawalDraft } from '#machines/withdrawal/withdrawal-rules.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { keptDrafts } from './withdrawal-drafts.ts'

const PAYPAL: WithdrawalDraft = {
  method: 'paypal',
  entry: { ...EMPTY_ENTRY, amount: '100' },
  symbol: '£',
  isAgreed: true,
}
const ZELLE: WithdrawalDraft = {
  method: 'zelle',
  entry: { ...EMPTY_ENTRY, email: 'a@mail.example' },
  symbol: '',
  isAgreed: false,
}
const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

test('WD-5: what was stored for each balance is found again', () => {
  expect(keptDrafts(tabStorage)).toEqual({})
  values.set('larkspur.withdrawal', JSON.stringify({ invest: PAYPAL, loan: ZELLE }))
  expect(keptDrafts(tabStorage)).toEqual({ invest: PAYPAL, loan: ZELLE })
})

test.each([
  ['no JSON', '{"invest"', null],
  ['no drafts', '"Wren"', null],
  [
    'a draft of another shape',
    '{"invest":{"method":"cash","entry":{"amount":7}}}',
    { method: null, entry: EMPTY_ENTRY, symbol: '', isAgreed: false },
  ],
])('WD-5: if the stored text is %s, only its readable parts are restored', (_, stored, draft) => {
  values.set('larkspur.withdrawal', stored)
  expect(keptDrafts(tabStorage)).toEqual(draft === null ? {} : { invest: draft })
})
