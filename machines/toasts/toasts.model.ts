import { defineModel } from '#machines/model/model.ts'
import { choice, text } from '#machines/model/payload-fields.ts'
import { onPage } from '#machines/model/steps.ts'
import type { toastsMachine } from './toasts.machine.ts'

const flow = choice('login', 'withdrawal')
const key = choice('wrong-credentials', 'login-verified')
const proof = { name: text('Marisol V.'), brief: text('opened a savings account'), country: text('Portugal') }

export const toastsModel = defineModel<typeof toastsMachine>({
  id: 'toasts',
  starts: { 'nothing shown': { input: {}, inApp: onPage('/') } },
  payloads: {
    'toast.show': { flow, key },
    'sample.show': { proof },
  },
  moves: {
    announce: { type: 'toast.show', flow: 'login', key: 'wrong-credentials' },
    'show a sample': {
      type: 'sample.show',
      proof: { name: 'Marisol V.', brief: 'opened a savings account', country: 'Portugal' },
    },
    'clear the samples': { type: 'sample.clear' },
  },
  outcomes: {
    toast: {
      dismissed: { done: undefined },
      failed: { error: new Error('broken'), inApp: 'No toast of the app breaks.' },
    },
  },
  key: ({ shown }) => shown.map((toast) => toast.flow),
  mostMoves: 4,
})
