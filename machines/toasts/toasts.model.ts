import { defineModel, NOW } from '#machines/model/model.ts'
import { choice, named, placeholder, text } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { onPage } from '#machines/model/steps.ts'
import type { toastsMachine } from './toasts.machine.ts'

const at = placeholder(placeholders.now)
const key = choice('wrong-credentials', 'login-verified')
const proof = { name: text('Marisol V.'), brief: text('opened a savings account'), country: text('Portugal') }

export const toastsModel = defineModel<typeof toastsMachine>({
  id: 'toasts',
  starts: { 'nothing shown': { input: {}, inApp: onPage('/') } },
  events: {
    'toast.show': { origin: 'app', payload: { key, theme: choice('dark'), at } },
    'toast.retract': { origin: 'app', payload: { keys: named({ 'wrong-credentials': ['wrong-credentials'] }) } },
    'sample.show': { origin: 'app', payload: { proof, at } },
    'sample.clear': { origin: 'app' },
    'toast.clear': { origin: 'app' },
  },
  moves: {
    announce: { type: 'toast.show', key: 'wrong-credentials', at: NOW },
    retract: { type: 'toast.retract', keys: ['wrong-credentials'] },
    'show a sample': {
      type: 'sample.show',
      proof: { name: 'Marisol V.', brief: 'opened a savings account', country: 'Portugal' },
      at: NOW,
    },
    'clear the samples': { type: 'sample.clear' },
    'clear all': { type: 'toast.clear' },
  },
  calls: { toast: { waitsForPerson: true } },
  outcomes: {
    toast: {
      dismissed: { done: undefined },
      failed: { error: new Error('broken'), inApp: 'No toast of the app breaks.' },
    },
  },
  // Further samples reach no new states.
  key: ({ shown }) => shown.map((toast) => ('proof' in toast ? 'sample' : toast.id)),
  mostMoves: 4,
})
