import { expect, test } from 'vitest'
import { EMPTY_ENTRY, type WithdrawalDraft } from '#machines/withdrawal/withdrawal-rules.ts'
import { createTestStorage } from '#mocks/engine/test-storage.ts'
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
const KEY = 'larkspur.withdrawal'

test('WD-5: what was stored for each balance is found again', () => {
  expect(keptDrafts(createTestStorage())).toEqual({})
  const drafts = { invest: PAYPAL, loan: ZELLE }
  expect(keptDrafts(createTestStorage({ [KEY]: JSON.stringify(drafts) }))).toEqual(drafts)
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
  expect(keptDrafts(createTestStorage({ [KEY]: stored }))).toEqual(draft === null ? {} : { invest: draft })
})
