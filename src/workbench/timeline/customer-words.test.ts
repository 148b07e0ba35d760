import { expect, test } from 'vitest'
import type { Field } from '#machines/model/payload-fields.ts'
import { models } from '#src/workbench/trace/models.ts'
import { describeAct } from './customer-words.ts'

/** Every event of the product. */
const events = [...models.values()].flatMap(({ id, events: own }) =>
  Object.entries(own).map(([type, { origin }]) => ({ machine: id, type, origin })),
)
type ProductEvent = (typeof events)[number]

const named = (isMeant: (event: ProductEvent) => boolean) =>
  events.filter(isMeant).map(({ machine, type }) => `${machine}: ${type}`)
/** What is told of an event when it has no payload. */
const actOf = ({ machine, type }: ProductEvent) => describeAct(machine, { type })

test('DEMO-14, DEMO-17: every event that a person sends by hand, and no other, is told as an act', () => {
  expect(named((event) => actOf(event)?.isTyping === false)).toEqual(
    named(({ origin }) => origin === 'person' || origin === 'either'),
  )
})

test('DEMO-14, DEMO-17: every event that a keystroke sends, and no other, is told as typing', () => {
  expect(named((event) => actOf(event)?.isTyping === true)).toEqual(named(({ origin }) => origin === 'typing'))
})

test('DEMO-17: what the app sends is not told, nor an event that no flow takes', () => {
  expect(named((event) => actOf(event) === null)).toEqual(named(({ origin }) => origin === 'app'))
  expect([
    describeAct('login', { type: 'poker.bet' }),
    describeAct('poker', { type: 'credentials.submit' }),
    describeAct('constructor', { type: 'name' }),
    describeAct('login', { type: 'constructor' }),
  ]).toEqual([null, null, null, null])
})

test('DEMO-14: words are never empty', () => {
  expect(named((event) => actOf(event)?.text.trim() === '')).toEqual([])
})

test('DEMO-14: what was chosen or typed is told in the words of the business', () => {
  const told = (machine: string, event: { type: string; [field: string]: unknown }) => describeAct(machine, event)?.text
  expect([
    told('withdrawal', { type: 'method.choose', method: 'paypal' }),
    told('withdrawal', { type: 'method.choose', method: 'bank transfer' }),
    told('withdrawal', { type: 'method.choose', method: 'constructor' }),
    told('withdrawal', { type: 'field.change', field: 'accountNumber', value: '1' }),
    told('deposit', { type: 'method.choose', method: 'bank' }),
    told('deposit', { type: 'method.choose', method: 'wallets' }),
    told('deposit', { type: 'amount.change', amount: '250' }),
    told('kyc', { type: 'picture.choose', side: 'front' }),
    told('kyc', { type: 'picture.remove', side: 'back' }),
    told('sign-up', { type: 'fields.change', change: { firstName: 'Nell', country: 'GB' } }),
  ]).toEqual([
    'chose PayPal',
    'chose Bank Transfer',
    'chose a method',
    'typed the account number',
    'chose to pay in by bank transfer',
    'chose to pay in by wallet',
    'typed the amount 250',
    'chose the front of the document',
    'removed the back of the document',
    'typed the first name, country',
  ])
})

test('DEMO-14: every dialog has a name', () => {
  const requests = models.get('modal')?.events['modal.open']?.payload?.request as Extract<Field, { kind: 'choice' }>
  const unnamed = [...requests.options].flatMap(([name, request]) =>
    describeAct('modal', { type: 'modal.open', request })?.text === 'opened a dialog' ? [name] : [],
  )
  expect([requests.options.size > 0, unnamed]).toEqual([true, []])
})
