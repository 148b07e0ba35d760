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
  const loanNotice: (typeof WORDS)['loan-notice'] = {
    ...WORDS['loan-notice'],
    // @ts-expect-error: the event has no such field
    'loan.verify': ({ sum }) => `verify ${sum}`,
  }
  expect(Object.keys(loanNotice)).toEqual(Object.keys(WORDS['loan-notice']))
})

test.each([
  ['login', 'login', { type: 'credentials.submit' }, 'person', false, { done: 'asked to log in', kind: 'act' }],
  ['login', 'login', { type: 'password.edit' }, 'person', true, { done: 'typed a password', kind: 'typing' }],
  ['session', 'session', { type: 'session.expire' }, 'app', false, null],
  ['deposit', 'deposit', { type: 'hold.begin' }, 'person', false, { done: 'read the receipt', kind: 'aside' }],
  ['newsletter', 'message', { type: 'message.submit' }, 'person', false, { done: 'sent a message', kind: 'act' }],
  [
    'contact',
    'message',
    { type: 'field.change', field: 'email' },
    'person',
    true,
    { done: 'typed the email', kind: 'typing' },
  ],
])(
  'DEMO-8, DEMO-14: who sends an event of %s (%s), and whether it is typed, is told: %j',
  (flow, machine, event, sender, typing, act) => {
    expect(senderOf(flow, event.type)).toBe(sender)
    expect(isTyping({ kind: 'event', flow, event })).toBe(typing)
    expect(describeAct(machine, event)).toEqual(act === null ? null : expect.objectContaining(act))
  },
)

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
  expect(acts.filter((act) => act?.words.trim() === '')).toEqual([])
})

test.each([
  ['withdrawal', { type: 'method.choose', method: 'paypal' }, 'chose PayPal'],
  ['withdrawal', { type: 'method.choose', method: 'constructor' }, 'chose a method'],
  ['withdrawal', { type: 'field.change', field: 'accountNumber', value: '1' }, 'typed the account number'],
  ['deposit', { type: 'amount.change', amount: '250' }, 'typed the amount 250'],
  ['withdrawal', { type: 'field.change', field: 'amount', value: '90' }, 'typed the amount 90'],
  ['kyc', { type: 'picture.choose', side: 'front' }, 'chose the front of the document'],
  ['navigation', { type: 'group.toggle' }, 'opened or closed a part of the menu'],
  ['sign-up', { type: 'fields.change', change: { firstName: 'Nell', country: 'GB' } }, 'typed the first name, country'],
  ['sign-up', { type: 'fields.change', change: { lastName: 'Fox', dob: '' } }, 'typed the surname, date of birth'],
  ['sign-up', { type: 'fields.change', change: { maritalstatus: 'Single' } }, 'chose the marital status'],
])('DEMO-14: what was chosen or typed in %s is told in the words of the business: %j', (machine, event, words) => {
  expect(describeAct(machine, event)?.done).toBe(words)
})
