import { defineModel, type Model } from '#machines/model/model.ts'
import { named } from '#machines/model/payload-fields.ts'
import { signedIn } from '#machines/model/steps.ts'
import type { modalMachine } from './modal.machine.ts'
import type { ModalRequest } from './modal-ref.ts'

const REAL_TIME = 'The code of a dialog comes in real time, which the app clock waits out.'
/** A deeper stack of dialogs reaches no new states. */
const HIGHEST = 2

const ended = { closed: { done: undefined } }

const files = import.meta.glob<Record<string, Model>>('../*/*.model.ts', { eager: true })

/** As the models of the flows open their dialogs. */
const opened = Object.values(files)
  .flatMap((models) => Object.values(models).flatMap(({ starts }) => Object.values(starts)))
  .flatMap(({ inApp }) => (typeof inApp === 'string' ? [] : inApp))
  .flatMap((step) => (step.kind === 'event' && step.event.type === 'modal.open' ? [step.event.request] : []))

const requests = [
  ...(opened as ModalRequest[]),
  { kind: 'deposit', plan: 'basic' },
  { kind: 'withdrawal', path: 'loan' },
] satisfies ModalRequest[]

export const modalModel = defineModel<typeof modalMachine>({
  id: 'modal',
  starts: {
    closed: { input: {}, inApp: signedIn('ada', '/dashboard-overview') },
  },
  payloads: {
    'modal.open': {
      request: named(Object.fromEntries(requests.map((request) => [Object.values(request).join(', '), request]))),
    },
  },
  moves: {
    'open the papers': { type: 'modal.open', request: { kind: 'kyc' } },
    'open the notice': { type: 'modal.open', request: { kind: 'loan-notice' } },
    'leave the page': { type: 'modal.leave' },
  },
  outcomes: {
    ...Object.fromEntries(requests.map(({ kind }) => [kind, ended])),
    kyc: { ...ended, failed: { error: new Error('broken'), inApp: 'No flow of the app breaks.' } },
    load: {
      loaded: { done: undefined },
      failed: { error: new Error('offline'), inApp: REAL_TIME },
    },
  },
  calls: { load: { inRealTime: REAL_TIME } },
  key: ({ stack, wanted }) => [stack.slice(0, HIGHEST).map(({ kind }) => kind), wanted?.kind],
})
