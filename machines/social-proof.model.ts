import { answered, signedIn } from './in-app.ts'
import { NOW } from '#src/kit/explorer/manual-clock.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { type Proof, socialProofMachine } from './social-proof.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'

const proof: Proof = { name: 'A sample', brief: 'has made a deposit', country: 'Norway' }

export const socialProof = planOf(socialProofMachine, {
  starts: {
    'signed in': {
      input: { at: 0 },
      inApp: [...signedIn('ada', '/dashboard-overview'), { kind: 'window', change: 'focus' }],
    },
  },
  events: {},
  watchers: {
    watchWindow: {
      left: { event: { type: 'window.leave', at: NOW }, inApp: [{ kind: 'window', change: 'blur' }] },
      'come back': { event: { type: 'window.return', at: NOW }, inApp: [{ kind: 'window', change: 'focus' }] },
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
