import type { KycEvent } from '#machines/kyc/kyc-setup.ts'
import type { ModalEvent } from '#machines/modal/modal-ref.ts'
import { defineModel } from '#machines/model/model.ts'
import { answered, sent, signedIn } from '#machines/model/steps.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import type { Proof, socialProofMachine } from './social-proof.machine.ts'

const proof: Proof = { name: 'A sample', brief: 'has made a deposit', country: 'Norway' }

export const socialProofModel = defineModel<typeof socialProofMachine>({
  id: 'social-proof',
  starts: {
    'signed in': {
      input: {},
      inApp: signedIn('ada', '/dashboard-overview'),
    },
  },
  moves: { 'change the documents': { type: 'content.change' } },
  watchers: {
    watchPauses: {
      begun: {
        event: { type: 'pause.begin' },
        inApp: [sent<ModalEvent>('modal', { type: 'modal.open', request: { kind: 'kyc' } })],
      },
      ended: { event: { type: 'pause.end' }, inApp: [sent<KycEvent>('kyc', { type: 'kyc.close' })] },
    },
  },
  outcomes: {
    loadProof: {
      loaded: { done: [proof] },
      nothing: { done: [], inApp: answered('GET content/proof', 200, { result: [] }) },
      failed: { error: new ApiError('network'), inApp: answered('GET content/proof', 500) },
    },
  },
  inApp: { 'change the documents': 'The samples are asked for without it.' },
  calls: { loadProof: { calls: ['GET content/proof'] } },
  key: ({ remaining, queue }) => [remaining, queue.length],
})
