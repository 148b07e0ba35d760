import { planOf } from '#exploration/plan.ts'
import { type Proof, socialProofMachine } from '#machines/social-proof.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { NOW } from '#src/dev/placeholders.ts'

const proof: Proof = { name: 'A sample', brief: 'has made a deposit', country: 'Norway' }

export const socialProof = planOf(socialProofMachine, {
  starts: { 'signed in': { at: 0 } },
  events: {},
  watchers: {
    watchWindow: {
      left: { type: 'window.leave', at: NOW },
      'come back': { type: 'window.return', at: NOW },
    },
  },
  outcomes: {
    loadProof: {
      loaded: { done: [proof] },
      nothing: { done: [] },
      failed: { error: new ApiError('network') },
    },
  },
  key: ({ remaining, queue }) => [remaining, queue.length],
})
