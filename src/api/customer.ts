import { fromPromise } from 'xstate'
import type { AnswerOf } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { call } from './call.ts'

export const loadUser = loader('getUser')
export const loadLoans = loader('getLoans')
export const loadDeposits = loader('getDeposits')
export const loadKyc = loader('getKyc')
export const loadTransfers = loader('getTransfers')

function loader<Name extends 'getUser' | 'getLoans' | 'getDeposits' | 'getKyc' | 'getTransfers'>(name: Name) {
  return fromPromise<AnswerOf<(typeof endpoints)[Name]>, { customerId: string }>(
    ({ input, signal }) =>
      call(endpoints[name], { params: { id: input.customerId }, signal }) as Promise<
        AnswerOf<(typeof endpoints)[Name]>
      >,
  )
}
