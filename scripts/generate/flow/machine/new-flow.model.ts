import { defineModel } from '#machines/model/model.ts'
import { answered, duplicate } from '#machines/model/steps.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import type { newFlowMachine } from './new-flow.machine.ts'

const CALL = 'PUT users/{id}'

export const newFlowModel = defineModel<typeof newFlowMachine>({
  id: 'new-flow',
  starts: {
    opened: {
      input: {},
      inApp: 'No page opens it yet.',
    },
  },
  moves: {
    submit: { type: 'new-flow.submit' },
    close: { type: 'new-flow.close' },
  },
  outcomes: {
    sendNewFlow: {
      done: { done: null },
      refused: { error: new ApiError('refused'), inApp: answered(CALL, 500) },
      refusedByBank: { error: new ApiError('email-taken'), inApp: duplicate(CALL) },
    },
  },
  calls: { sendNewFlow: { calls: [CALL] } },
  submits: ['sendNewFlow'],
})
