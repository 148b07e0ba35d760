import type { EndpointName } from '#src/contract/endpoints.ts'
import type { Check } from './context.ts'
import { accepted, refusedWith, same, sameAmount } from './expectations.ts'

const LOADS = [
  'getUser',
  'getLoans',
  'getDeposits',
  'getKyc',
  'getTransfers',
] as const satisfies readonly EndpointName[]

/** The five GETs of a signed-in page, and the one of the home page. */
export const loadChecks: readonly Check[] = [
  ...LOADS.flatMap((name): Check[] => [
    {
      name,
      what: 'returns the customer’s data',
      run: async ({ target, customer }) => void accepted(name, await target.call(name, customer)),
    },
    {
      name,
      what: 'refuses without a token',
      run: async ({ target, customer: { id } }) => refusedWith([401], await target.call(name, { id })),
    },
    {
      name,
      what: 'refuses an unknown token',
      run: async ({ target, customer: { id } }) => refusedWith([401], await target.call(name, { id, token: 'nobody' })),
    },
    {
      name,
      what: 'refuses another customer’s id',
      run: async ({ target, customer: { token }, other: { id } }) =>
        refusedWith([403], await target.call(name, { id, token })),
    },
  ]),
  {
    name: 'getLoans',
    what: 'is empty for a newcomer',
    run: async ({ target, customer }) => {
      const { loan, totalAmount } = accepted('getLoans', await target.call('getLoans', customer))
      same('loan', loan, [])
      sameAmount('totalAmount', totalAmount ?? 0, 0)
    },
  },
  {
    name: 'getKyc',
    what: 'is null for a newcomer',
    run: async ({ target, customer }) => same('the answer', (await target.call('getKyc', customer)).body, null),
  },
  {
    name: 'getTransfers',
    what: 'is empty for a newcomer',
    run: async ({ target, customer }) => {
      const { transfers } = accepted('getTransfers', await target.call('getTransfers', customer))
      same('transfers', transfers, [])
    },
  },
  {
    name: 'pingTransfers',
    what: 'answers without a token',
    run: async ({ target }) => void accepted('pingTransfers', await target.call('pingTransfers')),
  },
]
