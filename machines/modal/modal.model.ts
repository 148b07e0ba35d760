import { defineModel } from '#machines/model/model.ts'
import { named } from '#machines/model/payload-fields.ts'
import { signedIn } from '#machines/model/steps.ts'
import type { modalMachine } from './modal.machine.ts'
import { CONTENT_DIALOGS, type ModalRequest, PLAIN_DIALOGS, type PlainDialog } from './modal-ref.ts'

const REAL_TIME = 'The code of a dialog comes in real time, which the app clock waits out.'
/** A deeper stack of dialogs reaches no new states. */
const HIGHEST = 2

const ended = { closed: { done: undefined } }
const waitsForPerson = { waitsForPerson: true } as const

/** By dialog that needs no input. */
const ofPlain = <Value>(make: (kind: PlainDialog) => Value) =>
  Object.fromEntries(PLAIN_DIALOGS.map((kind) => [kind, make(kind)])) as Record<PlainDialog, Value>

const requests = named<ModalRequest>({
  deposit: { kind: 'deposit' },
  'deposit of a plan': { kind: 'deposit', plan: 'basic' },
  'deposit, at its summary': { kind: 'deposit', startsAt: 'summary' },
  withdrawal: { kind: 'withdrawal', path: 'invest' },
  'withdrawal of a loan': { kind: 'withdrawal', path: 'loan' },
  ...ofPlain((kind) => ({ kind }) as ModalRequest),
  ...Object.fromEntries(CONTENT_DIALOGS.map((kind) => [kind, { kind }])),
})

export const modalModel = defineModel<typeof modalMachine>({
  id: 'modal',
  starts: {
    closed: { input: {}, inApp: signedIn('ada', '/dashboard-overview') },
  },
  payloads: {
    'modal.open': { request: requests },
  },
  moves: {
    'open the papers': { type: 'modal.open', request: { kind: 'kyc' } },
    'open the referral': { type: 'modal.open', request: { kind: 'referral' } },
    close: { type: 'modal.close' },
    'leave the page': { type: 'modal.leave' },
  },
  outcomes: {
    ...ofPlain(() => ended),
    withdrawal: ended,
    deposit: ended,
    kyc: { ...ended, failed: { error: new Error('broken'), inApp: 'No flow of the app breaks.' } },
    load: {
      loaded: { done: undefined },
      failed: { error: new Error('offline'), inApp: REAL_TIME },
    },
  },
  calls: {
    load: { inRealTime: REAL_TIME },
    ...ofPlain(() => waitsForPerson),
    withdrawal: waitsForPerson,
    deposit: waitsForPerson,
  },
  key: ({ stack, wanted }) => [stack.slice(0, HIGHEST).map(({ kind }) => kind), wanted?.kind],
})
