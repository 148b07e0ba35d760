import { fromPromise } from 'xstate'
import { endpoints } from '#src/contract/endpoints.ts'
import type { LoginAnswer } from '#src/contract/entities.ts'
import type { Credentials } from '#src/contract/requests.ts'
import { call } from './call.ts'

export const login = fromPromise<LoginAnswer, Credentials>(({ input, signal }) =>
  call(endpoints.login, { body: input, signal }),
)
