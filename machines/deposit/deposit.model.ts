import { defineModel } from '#machines/model/model.ts'
import { choice, placeholder, text } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { asPicture, isFile, noPicture, picture, refusedAs } from '#machines/model/sample-files.ts'
import { answered, signedIn } from '#machines/model/steps.ts'
import { stubCustomer } from '#machines/model/stub-actor.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { depositMachine } from './deposit.machine.ts'
import type { Depositor, PaymentDetails } from './deposit-entry.ts'

const depositor: Depositor = {
  userId: PLACEHOLDERS.userId,
  name: 'Ada Fenwick',
  email: PLACEHOLDERS.email,
  symbol: '$',
  accountNumber: '',
}
const customer = stubCustomer({
  user: { _id: PLACEHOLDERS.userId, firstName: 'Ada', lastName: 'Fenwick', email: PLACEHOLDERS.email },
})
const details: PaymentDetails = {
  bank: { bankName: 'Larkspur', accountName: 'Larkspur Demo Bank', bankType: 'Current', accountNumber: '0000' },
  wallets: [],
}

const AMOUNT = '250'
const NO_CHANGED_FILES = 'A page cannot change a file on the disk.'

export const depositModel = defineModel<typeof depositMachine>({
  id: 'deposit',
  starts: {
    chosen: { input: {}, beside: { customer }, inApp: signedIn('ada', '/investify', { kind: 'deposit' }) },
    'where to pay': {
      input: { startsAt: 'summary' },
      beside: { customer },
      inApp: signedIn('ada', '/investify', { kind: 'deposit', startsAt: 'summary' }),
    },
    'nobody known': {
      input: {},
      beside: { customer: stubCustomer({}, { user: 'failed' }) },
      inApp: signedIn('ada', '/investify', { kind: 'deposit' }, answered('GET users/{id}', 500)),
    },
  },
  payloads: {
    'customer.change': { depositor: placeholder(placeholders.customer) },
    'method.choose': { method: choice('bank', 'wallets') },
    'amount.change': { amount: text(AMOUNT, '') },
    'proof.choose': { file: placeholder(placeholders.picture, placeholders.otherFile) },
    'proof.refuse': { error: choice('picture-several', 'picture-none', 'picture-folder') },
  },
  moves: {
    'by bank': { type: 'method.choose', method: 'bank' },
    'by wallet': { type: 'method.choose', method: 'wallets' },
    'ask again': { type: 'details.retry' },
    next: { type: 'step.next' },
    back: { type: 'step.back' },
    'enter the amount': { type: 'amount.change', amount: AMOUNT },
    'choose a picture': { type: 'proof.choose', file: picture },
    'choose no picture': { type: 'proof.choose', file: noPicture },
    'drop several files': { type: 'proof.refuse', error: 'picture-several' },
    'remove the picture': { type: 'proof.remove' },
    submit: { type: 'deposit.submit' },
    'read the receipt': { type: 'hold.begin' },
    'look away': { type: 'hold.end' },
    'change the documents': { type: 'content.change' },
    close: { type: 'deposit.close' },
  },
  watchers: {
    watchCustomer: {
      known: { event: { type: 'customer.change', depositor }, inApp: 'Who is known is known at once.' },
    },
  },
  outcomes: {
    loadDetails: {
      loaded: { done: details },
      nothing: {
        done: { bank: null, wallets: [] },
        inApp: [
          ...answered('GET content/bankdetails', 200, { result: null }),
          ...answered('GET content/addresses', 200, { result: [] }),
        ],
      },
      failed: {
        error: new ApiError('network'),
        inApp: [...answered('GET content/bankdetails', 500), ...answered('GET content/addresses', 500)],
      },
    },
    readPicture: {
      picture: { done: asPicture(picture), when: isFile(picture) },
      'no picture': { done: refusedAs('picture-content'), when: isFile(noPicture) },
      changed: { done: refusedAs('picture-unreadable'), inApp: NO_CHANGED_FILES, when: isFile(picture) },
      failed: { error: new Error('NotReadableError'), inApp: 'A file that cannot be read is an answer, no failure.' },
    },
    postDeposit: {
      made: { done: null },
      refused: { error: new ApiError('refused'), inApp: answered('POST deposit', 500) },
    },
  },
  inApp: { 'change the documents': 'The details are loaded without it.' },
  calls: {
    loadDetails: { calls: ['GET content/bankdetails', 'GET content/addresses'] },
    readPicture: { inRealTime: 'A file is read in real time, which the app clock waits out.' },
    postDeposit: { calls: ['POST deposit'] },
  },
  submits: ['postDeposit'],
  files: ['chosen', 'proof'],
  key: ({ depositor, way, amount, chosen, proof }) => [depositor !== null, way, amount, chosen?.name, proof?.name],
})
