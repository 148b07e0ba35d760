import type { EndpointName } from '#src/contract/endpoints.ts'
import type { Bench, Check } from './check.ts'
import { accepted, refused, refusedWith, same, sameAmount } from './expectations.ts'

const userOf = async ({ target, customer }: Bench) => accepted('getUser', await target.call('getUser', customer))

const PUTS = {
  putProfile: { city: 'Sligo' },
  putStep: { transferStep: 2 },
  putCode: { userOtp: 1 },
} as const satisfies Partial<Record<EndpointName, object>>

/** What a customer may change of herself, and what she may not. */
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
    what: 'changes what is given and keeps the rest',
    run: async (bench) => {
      const before = await userOf(bench)
      accepted('putProfile', await bench.target.call('putProfile', { ...bench.customer, body: { city: 'Sligo' } }))
      same('the user', await userOf(bench), { ...before, city: 'Sligo' })
    },
  },
  {
    name: 'putProfile',
    what: 'changes no money, step, code or status',
    run: async (bench) => {
      const before = await userOf(bench)
      const body = { profit: 5, bonus: 5, transferStep: 9, userOtp: '1', newUser: false, investStatus: 'true' }
      // Refused or left aside: either is right.
      await bench.target.call('putProfile', { ...bench.customer, body })
      same('the user', await userOf(bench), before)
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
    what: 'goes up by one from an odd step, and no further',
    run: async (bench) => {
      const put = (transferStep: number) => bench.target.call('putStep', { ...bench.customer, body: { transferStep } })
      refusedWith([400, 403, 409, 422], await put(9))
      sameAmount('transferStep', (await userOf(bench)).transferStep, 1)
      accepted('putStep', await put(2))
      sameAmount('transferStep', (await userOf(bench)).transferStep, 2)
      refusedWith([403, 409], await put(3))
    },
  },
  {
    name: 'putCode',
    what: 'sets the one-time code',
    run: async (bench) => {
      accepted('putCode', await bench.target.call('putCode', { ...bench.customer, body: { userOtp: 0 } }))
      same('userOtp', String((await userOf(bench)).userOtp), '0')
    },
  },
]
