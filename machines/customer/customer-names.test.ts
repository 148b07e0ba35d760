import { expect, test } from 'vitest'
import { fullName, givenName, initials, shortened } from './customer-names.ts'

test.each([
  [{ firstName: 'Nora', lastName: 'Quill' }, 'NQ', 'Nora Quill', 'Nora'],
  [{ firstName: ' ada ', lastName: 'fenwick' }, 'AF', 'ada fenwick', 'ada'],
  [{ firstName: null, lastName: 'Quill' }, 'Q', 'Quill', 'Quill'],
  [{}, '?', '', ''],
  [{ firstName: '𝒜da', lastName: 'Östberg' }, '𝒜Ö', '𝒜da Östberg', '𝒜da'],
  [{ firstName: 'Ada', lastName: '\u202Efenwick' }, 'AF', 'Ada fenwick', 'Ada'],
  [{ firstName: 'ʻIolani', lastName: 'ŉaas' }, 'IN', 'ʻIolani ŉaas', 'ʻIolani'],
  [{ firstName: 'ßen', lastName: 'ßa' }, 'SS', 'ßen ßa', 'ßen'],
  [{ firstName: 'E\u0301lodie', lastName: 'zoe' }, 'ÉZ', 'Élodie zoe', 'Élodie'],
  [
    { firstName: '👨\u200d👩\u200d👧', lastName: 'Quill' },
    '👨\u200d👩\u200d👧Q',
    '👨\u200d👩\u200d👧 Quill',
    '👨\u200d👩\u200d👧',
  ],
  [
    { firstName: 'র\u200d\u09cdযাম', lastName: 'अनि\u200cरुद्ध' },
    'র\u200d\u09cdযাअ',
    'র\u200d\u09cdযাম अनि\u200cरुद्ध',
    'র\u200d\u09cdযাম',
  ],
])('SHELL-2: %j has the initials %s and the full name %s', (names, letters, whole, given) => {
  expect([initials(names), fullName(names), givenName(names)]).toEqual([letters, whole, given])
})

test.each([
  ['Ada', 'Ada'],
  ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinhausen'],
  ['Wolfeschlegelsteinhausenberger', 'Wolfeschlegels…enberger'],
  ['👨\u200d👩\u200d👧'.repeat(30), `${'👨\u200d👩\u200d👧'.repeat(14)}…${'👨\u200d👩\u200d👧'.repeat(8)}`],
  ['𝒜'.repeat(80), `${'𝒜'.repeat(14)}…${'𝒜'.repeat(8)}`],
])('SHELL-2: the name %s is greeted as %s', (name, shown) => {
  expect(shortened(name)).toBe(shown)
})
