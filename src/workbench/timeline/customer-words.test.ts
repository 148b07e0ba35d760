import { expect, test } from 'vitest'
import { statesOf, transitionsOf } from '#machines/model/transitions.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { describeAct, isTyping, senderOf, WORDS } from './customer-words.ts'

/** By machine, the events that have a row. */
const told = Object.entries(WORDS).map(([id, row]) => [id, Object.keys(row).sort()] as const)

test('DEMO-8, DEMO-17: each event that a chart takes, and no other, says who sends it', () => {
  const taken = machines.map((machine) => {
    const types = statesOf(machine).flatMap((node) => transitionsOf(node).map(({ eventType }) => eventType))
    return [machine.id, [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.')).sort()]
  })
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(taken))
})

test('DEMO-8: a row that reads a field that its event has not is a type error', () => {
  // @ts-expect-error: the event has no such field
  const rows: typeof WORDS = { ...WORDS, copy: { 'text.copy': ({ sum }) => `copied ${sum}` } }
  expect(Object.keys(rows)).toEqual(Object.keys(WORDS))
})

test('DEMO-8, DEMO-14: what a person sends is told as an act, what they type as typing, and what the app sends not at all', () => {
  const tell = (flow: string, machine: string, event: { type: string; field?: string }) => [
    senderOf(flow, event.type),
    isTyping({ kind: 'event', flow, event }),
    describeAct(machine, event),
  ]
  expect([
    tell('login', 'login', { type: 'credentials.submit' }),
    tell('login', 'login', { type: 'password.edit' }),
    tell('session', 'session', { type: 'session.expire' }),
    tell('deposit', 'deposit', { type: 'hold.begin' }),
    tell('newsletter', 'message', { type: 'message.submit' }),
    tell('contact', 'message', { type: 'field.change', field: 'email' }),
  ]).toEqual([
    ['person', false, { text: 'asked to log in', kind: 'act' }],
    ['person', true, { text: 'typed a password', kind: 'typing' }],
    ['app', false, null],
    ['person', false, { text: 'read the receipt', kind: 'aside' }],
    ['person', false, { text: 'sent a message', kind: 'act' }],
    ['person', true, { text: 'typed the email', kind: 'typing' }],
  ])
})

test('DEMO-8, DEMO-17: nobody sends an event that no flow takes, and it is not told', () => {
  const unknown = [
    ['login', 'poker.bet'],
    ['poker', 'credentials.submit'],
    ['constructor', 'name'],
    ['login', 'constructor'],
  ] as const
  expect(unknown.map(([flow, type]) => [senderOf(flow, type), describeAct(flow, { type })])).toEqual(
    unknown.map(() => [undefined, null]),
  )
})

test('DEMO-14: words are never empty, nor fail without the fields that they tell', () => {
  const acts = told.flatMap(([id, types]) => types.map((type) => describeAct(id, { type })))
  expect(acts.filter((act) => act?.text.trim() === '')).toEqual([])
})

test('DEMO-14: what was chosen or typed is told in the words of the business', () => {
  const words = (machine: string, event: { type: string; [field: string]: unknown }) =>
    describeAct(machine, event)?.text
  expect([
    words('withdrawal', { type: 'method.choose', method: 'paypal' }),
    words('withdrawal', { type: 'method.choose', method: 'constructor' }),
    words('withdrawal', { type: 'field.change', field: 'accountNumber', value: '1' }),
    words('deposit', { type: 'amount.change', amount: '250' }),
    words('kyc', { type: 'picture.choose', side: 'front' }),
    words('sign-up', { type: 'fields.change', change: { firstName: 'Nell', country: 'GB' } }),
  ]).toEqual([
    'chose PayPal',
    'chose a method',
    'typed the account number',
    'typed the amount 250',
    'chose the front of the document',
    'typed the first name, country',
  ])
})
