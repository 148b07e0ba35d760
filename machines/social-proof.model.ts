import { ApiError } from '#src/contract/endpoint.ts'
import { defineModel, NOW } from '#src/kit/model/model.ts'
import { placeholder } from '#src/kit/model/payload-fields.ts'
import { answered, type BankApp, signedIn } from './in-app.ts'
import { placeholders } from './placeholders.ts'
import type { Proof, socialProofMachine } from './social-proof.machine.ts'

const proof: Proof = { name: 'A sample', brief: 'has made a deposit', country: 'Norway' }
const at = placeholder(placeholders.now)

export const socialProofModel = defineModel<typeof socialProofMachine, BankApp>({
  id: 'social-proof',
  starts: {
    'signed in': {
      input: { at: 0 },
      inApp: { steps: [...signedIn('ada', '/dashboard-overview').steps, { window: 'focus' }] },
    },
  },
  events: {
    'window.leave': { origin: 'app', payload: { at } },
    'window.return': { origin: 'app', payload: { at } },
    'proof.due': { origin: 'app' },
  },
  moves: {},
  watchers: {
    watchWindow: {
      left: { event: { type: 'window.leave', at: NOW }, inApp: { steps: [{ window: 'blur' }] } },
      'come back': { event: { type: 'window.return', at: NOW }, inApp: { steps: [{ window: 'focus' }] } },
    },
  },
  outcomes: {
    loadProof: {
      loaded: { done: [proof] },
      nothing: { done: [], inApp: answered('GET content/proof', 200, { result: [] }) },
      failed: { error: new ApiError('network'), inApp: answered('GET content/proof', 500) },
    },
  },
  calls: { loadProof: { calls: ['GET content/proof'] } },
  key: ({ remaining, queue }) => [remaining, queue.length],
})
