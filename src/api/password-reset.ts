import { fromPromise } from 'xstate'
import { endpoints } from '#src/contract/endpoints.ts'
import type { PasswordReset } from '#src/contract/requests.ts'
import { call } from './call.ts'

export const resetPassword = fromPromise<unknown, PasswordReset>(({ input, signal }) =>
  call(endpoints.resetPassword, { body: input, signal }),
)
