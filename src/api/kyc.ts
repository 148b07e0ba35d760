import { fromPromise } from 'xstate'
import { endpoints } from '#src/contract/endpoints.ts'
import type { KycRequest } from '#src/contract/requests.ts'
import { call } from './call.ts'

export const uploadKyc = fromPromise<unknown, KycRequest>(({ input, signal }) =>
  call(endpoints.postKyc, { body: input, signal }),
)
