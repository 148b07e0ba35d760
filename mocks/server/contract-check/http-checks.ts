import type { EndpointName } from '#src/contract/endpoints.ts'
import type { Check } from './context.ts'
import { ContractViolation, refusedWith } from './expectations.ts'

const UNKNOWN_METHOD = [404, 405, 501]

/** Unknown methods and paths, and the preflight of a call from another origin. */
export const httpChecks: readonly Check[] = [
  ...(
    [
      ['login', 'GET'],
      ['getUser', 'DELETE'],
      ['postLoan', 'PUT'],
    ] as const satisfies readonly (readonly [EndpointName, string])[]
  ).map(
    ([name, method]): Check => ({
      name,
      what: `does not accept ${method}`,
      run: async ({ target, customer }) =>
        refusedWith(UNKNOWN_METHOD, await target.call(name, { ...customer, method })),
    }),
  ),
  {
    name: 'any call',
    what: 'answers 404 at an unknown path',
    run: async ({ target }) => refusedWith([404], await target.request('GET', 'no-such-path')),
  },
  {
    name: 'any call',
    what: 'is allowed from pages of the origin',
    missing: ({ origin }) => (origin === null ? 'needs the origin of the pages: --origin' : null),
    run: async ({ target, customer: { id }, origin }) => {
      const answer = await target.request('OPTIONS', `users/${id}`, {
        origin: origin ?? '',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type,token',
      })
      const header = (name: string) => (answer.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase()
      if (![origin, '*'].includes(header('origin')))
        throw new ContractViolation(`${origin} to be allowed`, header('origin') || 'nothing')
      if (!header('methods').includes('put'))
        throw new ContractViolation('PUT to be allowed', header('methods') || 'nothing')
      if (!['*', 'token'].some((word) => header('headers').includes(word)))
        throw new ContractViolation('the header token to be allowed', header('headers') || 'nothing')
    },
  },
]
