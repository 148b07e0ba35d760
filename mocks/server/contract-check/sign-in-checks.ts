import type { Check, CheckContext, SignedIn } from './context.ts'
import { newcomer } from './customers.ts'
import { accepted, ContractViolation, refused, refusedWith, same, sameAmount } from './expectations.ts'

/** The statuses with which a backend may refuse a malformed request. */
export const BAD_REQUEST = [400, 413, 415, 422]

const mailboxes = (run: string) => [`conny-${run}`, `other-${run}`] as const

/** Registration and sign-in. All later checks need the two customers that these make. */
export const signInChecks: readonly Check[] = [
  {
    name: 'register',
    what: 'registers a new customer',
    run: async ({ target, run, password }) => {
      for (const mailbox of mailboxes(run))
        accepted('register', await target.call('register', { body: newcomer(mailbox, password) }))
    },
  },
  {
    name: 'login',
    what: 'returns the whole user and a token',
    run: async (context) => {
      const [first, second] = mailboxes(context.run)
      context.customer = await signIn(context, first)
      context.other = await signIn(context, second)
      if (context.customer.id === context.other.id) throw new ContractViolation('two customers to have two ids', 'one')
      if (context.customer.token === context.other.token)
        throw new ContractViolation('two sign-ins to have two tokens', 'one')
    },
  },
  {
    name: 'register',
    what: 'refuses an e-mail that is taken',
    run: async ({ target, run, password }) =>
      refused(
        'register',
        'email-taken',
        await target.call('register', { body: newcomer(mailboxes(run)[0], password) }),
      ),
  },
  {
    name: 'register',
    what: 'refuses a missing field',
    run: async ({ target, run, password }) => {
      const { country: _, ...body } = newcomer(`missing-${run}`, password)
      refusedWith(BAD_REQUEST, await target.call('register', { body }))
    },
  },
  {
    name: 'register',
    what: 'refuses two passwords that differ',
    run: async ({ target, run, password }) => {
      const body = { ...newcomer(`differ-${run}`, password), confirmpassword: 'another' }
      refusedWith(BAD_REQUEST, await target.call('register', { body }))
    },
  },
  {
    name: 'register',
    what: 'starts a new customer with nothing',
    run: async ({ target, customer }) => {
      const user = accepted('getUser', await target.call('getUser', customer))
      sameAmount('profit', user.profit, 0)
      sameAmount('bonus', user.bonus, 0)
      same('newUser', user.newUser, true)
      same('investStatus', user.investStatus, 'false')
      sameAmount('transferStep', user.transferStep, 1)
      if (!/^\d{6}$/.test(String(user.userOtp)))
        throw new ContractViolation('userOtp to be six digits', 'something else')
    },
  },
  {
    name: 'login',
    what: 'refuses a wrong password',
    run: async ({ target, customer: { email } }) =>
      refused('login', 'wrong-credentials', await target.call('login', { body: { email, password: 'Not-mine-1' } })),
  },
  {
    name: 'login',
    what: 'refuses an unknown e-mail with the same message',
    run: async ({ target, run, password }) => {
      const body = { email: `nobody-${run}@contract.example`, password }
      refused('login', 'wrong-credentials', await target.call('login', { body }))
    },
  },
  {
    name: 'login',
    what: 'refuses a body that is not JSON',
    run: async ({ target }) => refusedWith(BAD_REQUEST, await target.call('login', { raw: '{"email":' })),
  },
  {
    name: 'requestReset',
    what: 'accepts a known e-mail',
    run: async ({ target, customer: { email } }) =>
      void accepted('requestReset', await target.call('requestReset', { body: { email } })),
  },
  {
    name: 'requestReset',
    what: 'refuses an unknown e-mail',
    run: async ({ target, run }) => {
      const body = { email: `nobody-${run}@contract.example` }
      refused('requestReset', 'wrong-credentials', await target.call('requestReset', { body }))
    },
  },
  {
    name: 'resetPassword',
    what: 'refuses two passwords that differ',
    run: async ({ target }) => {
      const body = { password: 'One-1234', confirmpassword: 'Two-1234', resetToken: 'unknown' }
      refused('resetPassword', 'passwords-differ', await target.call('resetPassword', { body }))
    },
  },
  {
    name: 'resetPassword',
    what: 'refuses an unknown token',
    run: async ({ target }) => {
      const body = { password: 'One-1234', confirmpassword: 'One-1234', resetToken: 'unknown' }
      refused('resetPassword', 'token-invalid', await target.call('resetPassword', { body }))
    },
  },
]

/** Signs in a registered customer, and compares the user with the registration. */
async function signIn({ target, password }: CheckContext, mailbox: string): Promise<SignedIn> {
  const { password: _, confirmpassword: __, country, ...profile } = newcomer(mailbox, password)
  const answer = accepted('login', await target.call('login', { body: { email: profile.email, password } }))
  for (const [field, value] of Object.entries(profile)) same(field, answer[field], value)
  const { name, symbol } = Object(answer.country) as Partial<typeof country>
  same('country', { name, symbol }, country)
  return { id: String(answer._id), token: String(answer.accessToken), email: profile.email }
}
