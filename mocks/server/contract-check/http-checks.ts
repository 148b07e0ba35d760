import type { EndpointName } from '#src/contract/endpoints.ts'
import type { Check } from './check.ts'
import { Drift, refusedWith } from './expectations.ts'

const UNKNOWN = [404, 405, 501]

/** What no call of the contract is, and what browsers ask before a call of another origin. */
export const mannersChecks: readonly Check[] = [
  ...(
    [
      ['login', 'GET'],
      ['getUser', 'DELETE'],
      ['postLoan', 'PUT'],
    ] as const satisfies readonly (readonly [EndpointName, string])[]
  ).map(
    ([name, method]): Check => ({
      name,
      what: `takes no ${method}`,
      run: async ({ target, customer }) => refusedWith(UNKNOWN, await target.call(name, { ...customer, method })),
    }),
  ),
  {
    name: 'any call',
    what: 'is none at an unknown path',
    run: async ({ target }) => refusedWith([404], await target.request('GET', 'no-such-path')),
  },
  {
    name: 'any call',
    what: 'may be sent by the pages of the origin',
    missing: ({ origin }) => (origin === null ? 'needs the origin of the pages: --origin' : null),
    run: async ({ target, customer: { id }, origin }) => {
      const answer = await target.request('OPTIONS', `users/${id}`, {
        origin: origin ?? '',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type,token',
      })
      const header = (name: string) => (answer.headers.get(`access-control-allow-${name}`) ?? '').toLowerCase()
      if (![origin, '*'].includes(header('origin')))
        throw new Drift(`${origin} to be allowed`, header('origin') || 'nothing')
      if (!header('methods').includes('put')) throw new Drift('PUT to be allowed', header('methods') || 'nothing')
      if (!['*', 'token'].some((word) => header('headers').includes(word)))
        throw new Drift('the header token to be allowed', header('headers') || 'nothing')
    },
  },
]
