import type { EndpointName } from '#src/contract/endpoints.ts'
import type { Check, CheckContext } from './context.ts'
import { accepted, refused, refusedWith, same, sameAmount } from './expectations.ts'

const userOf = async ({ target, customer }: CheckContext) => accepted('getUser', await target.call('getUser', customer))

const PUTS = {
  putProfile: { city: 'Sligo' },
  putStep: { transferStep: 2 },
  putCode: { userOtp: 1 },
} as const satisfies Partial<Record<EndpointName, object>>

/** What customers may change about themselves, and what they may not. */
export const profileChecks: readonly Check[] = [
  ...(Object.keys(PUTS) as (keyof typeof PUTS)[]).map(
    (name): Check => ({
      name,
      what: 'refuses without a token and for another customer',
      run: async ({ target, customer: { id, token }, other }) => {
        refusedWith([401], await target.call(name, { id, body: PUTS[name] }))
        refusedWith([403], await target.call(name, { id: other.id, token, body: PUTS[name] }))
      },
    }),
  ),
  {
    name: 'putProfile',
    what: 'changes the given fields and keeps the rest',
    run: async (context) => {
      const before = await userOf(context)
      const body = { city: 'Sligo', country: { name: 'Norway', symbol: 'kr' } }
      accepted('putProfile', await context.target.call('putProfile', { ...context.customer, body }))
      same('the user', await userOf(context), { ...before, ...body })
    },
  },
  {
    name: 'putProfile',
    what: 'changes no money, step, code or status',
    run: async (context) => {
      const before = await userOf(context)
      const body = { profit: 5, bonus: 5, transferStep: 9, userOtp: '1', newUser: false, investStatus: 'true' }
      // The backend may refuse the fields or ignore them.
      await context.target.call('putProfile', { ...context.customer, body })
      same('the user', await userOf(context), before)
    },
  },
  {
    name: 'putProfile',
    what: 'refuses an e-mail that is taken',
    run: async ({ target, customer, other: { email } }) =>
      refused('putProfile', 'email-taken', await target.call('putProfile', { ...customer, body: { email } })),
  },
  {
    name: 'putStep',
    what: 'advances by one from an odd step, and no further',
    run: async (context) => {
      const put = (transferStep: number) =>
        context.target.call('putStep', { ...context.customer, body: { transferStep } })
      refusedWith([400, 403, 409, 422], await put(9))
      sameAmount('transferStep', (await userOf(context)).transferStep, 1)
      accepted('putStep', await put(2))
      sameAmount('transferStep', (await userOf(context)).transferStep, 2)
      refusedWith([403, 409], await put(3))
    },
  },
  {
    name: 'putCode',
    what: 'sets the one-time code',
    run: async (context) => {
      accepted('putCode', await context.target.call('putCode', { ...context.customer, body: { userOtp: 0 } }))
      same('userOtp', String((await userOf(context)).userOtp), '0')
    },
  },
]
