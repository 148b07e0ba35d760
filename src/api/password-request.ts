import { fromPromise } from 'xstate'
import { endpoints } from '#src/contract/endpoints.ts'
import type { PasswordRequest } from '#src/contract/requests.ts'
import { call } from './call.ts'

export const requestReset = fromPromise<unknown, PasswordRequest>(({ input, signal }) =>
  call(endpoints.requestReset, { body: input, signal }),
)
