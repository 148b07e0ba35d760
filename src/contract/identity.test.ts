import { assert, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAge } from './birth.ts'
import { cleanPassword, cleanText } from './clean-text.ts'
import { cleanEmail, emailKey, isEmail } from './email.ts'
import { isPhone } from './phone.ts'
import { cleanNumber } from './plain-characters.ts'

test.each([
  ['nora2\u200b@larkspur.example', 'nora2@larkspur.example'],
  ['no\u00adra2@lark\u2060spur.example\ufeff', 'nora2@larkspur.example'],
  ['zoe\u0308@larkspur.example', 'zo\u00eb@larkspur.example'],
  ['nora@M\u00dcLLER.example', 'nora@xn--mller-kva.example'],
  ['info@बैंक.भारत', 'info@xn--i1b2bwdrf.xn--h2brj9c'],
  ['ｎｏｒａ＠larkspur。example', 'nora@larkspur.example'],
  ['nora@larkspur.example.', 'nora@larkspur.example'],
  ['Nora Quill\u00a0<nora@larkspur.example>,', 'nora@larkspur.example'],
  ['"Quill, Nora" <nora@larkspur.example>', 'nora@larkspur.example'],
  ['mailto:nora@larkspur.example?subject=Hello', 'nora@larkspur.example'],
  ['“nora@larkspur.example”', 'nora@larkspur.example'],
  ["'nora@larkspur.example',", 'nora@larkspur.example'],
])('IN-3: the e-mail address %j is read as %j', (typed, address) => {
  expect([isEmail(typed), cleanEmail(typed)]).toEqual([true, address])
})

test.each([
  '@larkspur.example',
  'a@b',
  'a b@larkspur.example',
  'a@1.2.3.4',
  'a@larkspur.example/path',
  'a@b@larkspur.example',
  'a@larkspur.example, b@larkspur.example',
  'a@larkspur.example <b@larkspur.example>',
  'mailto:a@larkspur.example,b@larkspur.example',
  'a@larkspur.example?subject=b',
  'Nora <',
])('IN-3: %j is no e-mail address', (typed) => {
  expect(isEmail(typed)).toBe(false)
})

test.each([
  ['Nora@Larkspur.Example', 'nora@larkspur.example'],
  ['ZOË@larkspur.example', 'zoe\u0308@larkspur.example'],
  ['İris@larkspur.example', 'i\u0307ris@larkspur.example'],
  ['ΟΔΟΣ@larkspur.example', 'οδος@larkspur.example'],
  ['ﬁona@larkspur.example', 'fiona@larkspur.example'],
])('IN-3: %j and %j are one address', (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other))
})

test.each([
  ['Zoe\u0308', 'Zo\u00eb'],
  ['  Mary \u00a0 Ann\u200b ', 'Mary Ann'],
  ['\u202efenwick\u202c', 'fenwick'],
  ['No\u200dra', 'Nora'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['ন\u09cd\u200d', 'ন\u09cd\u200d'],
  ['か\u200d\u3099は', 'がは'],
  ['A\u{e0067}\u{e0062}da🏴\u{e0067}', 'Ada🏴'],
  ['علی\u200c', 'علی'],
  ['می\u200c\u200cخواهم', 'می\u200cخواهم'],
  ['\u200dशा\u200d राम\u200c', 'शा राम'],
  ['1\ufe0f\u20e3 2\ufe0f', '1\ufe0f\u20e3 2'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['❤\ufe0f\u200d🔥👩🏽\u200d🚀', '❤\ufe0f\u200d🔥👩🏽\u200d🚀'],
])('IN-3: the name %j is read as %j', (typed, name) => {
  expect(cleanText(typed)).toBe(name)
})

test.each([
  ['Cafe\u0301-1234', 'Caf\u00e9-1234'],
  ['Ｄｅｍｏ-1234', 'Demo-1234'],
  ['Demo\u00ad-\u200b1234\ufeff', 'Demo-1234'],
  [' two  spaces ', ' two  spaces '],
])('IN-3: the password %j is %j', (typed, password) => {
  expect(cleanPassword(typed)).toBe(password)
})

test.each([
  ['340\u2011555\u20110150', '340-555-0150'],
  ['\u202d+1 340 555 0150 ext. 4\u202c', '+1 340 555 0150 ext. 4'],
  ['٣٤٠ ٥٥٥', '340 555'],
  ['（340）555', '(340)555'],
])('IN-3: the phone number %j is read as %j', (typed, phone) => {
  expect([isPhone(typed), cleanNumber(typed)]).toEqual([true, phone])
})

/** Letters, marks, joiners and spaces that change each other. */
const text = tuple(
  string({ unit: 'binary' }),
  string({
    unit: constantFrom(
      ...'aéI\u0301\u0308ßΣकｱا\u0654\u094d\u09b0\u09cd\u3099\u{1f3f4}\u{e0067}\u{e007f}\u20e3\u200c\u200d\u200b\ufe0f\u00ad👩🏽\u2800 \u00a0＠@.-1<>;﹤﹥\u0958\u3164\ud800',
    ),
    maxLength: 12,
  }),
).map((parts) => parts.join(''))

test.each<[string, (text: string) => string]>([
  ['a text', cleanText],
  ['a password', cleanPassword],
  ['an e-mail address', (name) => cleanEmail(`${name}@larkspur.example`)],
  ['an e-mail domain', (name) => cleanEmail(`nora@${name}.example`)],
  ['an address for comparison', (name) => emailKey(`${name}@larkspur.example`)],
  ['a phone number', cleanNumber],
  ['an age', cleanAge],
])('IN-3: cleaning %s twice is cleaning it once', (_, clean) => {
  assert(
    property(text, (typed) => {
      const once = clean(typed)
      // The second cleaning is given the first one’s result as it is.
      expect(again(clean, once)).toBe(once)
    }),
    { examples: [['´'], ['\ufe49'], ['a\u2017b']] },
  )
})

/** Cleans what is already an address, not a name to be made one. */
function again(clean: (text: string) => string, once: string): string {
  if (clean === cleanText || clean === cleanPassword || clean === cleanNumber || clean === cleanAge) return clean(once)
  return once === emailKey(once) ? emailKey(once) : cleanEmail(once)
}

test('IN-3: a long text of marks is cleaned at once', { timeout: 1_000 }, () => {
  for (const marks of ['\u0300', '\u200d', '\u0300\u200d', '\ufe0f', '\ufe0f\u200d', '\u094d', '\u{e0067}'])
    expect(cleanText(marks.repeat(20_000)).length).toBeLessThanOrEqual(marks.length * 20_000)
})
