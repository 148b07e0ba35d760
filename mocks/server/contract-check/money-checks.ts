import type { Check, CheckContext } from './context.ts'
import { depositFor, loanFor, papersFor } from './customers.ts'
import { accepted, assertMoment, ContractViolation, refused, refusedWith, same, sameAmount } from './expectations.ts'
import { BAD_REQUEST } from './sign-in-checks.ts'

type Rows = Record<string, unknown>[]

async function depositsOf({ target, customer }: CheckContext): Promise<Rows> {
  return accepted('getDeposits', await target.call('getDeposits', customer)).deposit as Rows
}

async function loansOf({ target, customer }: CheckContext): Promise<{ loan: Rows; totalAmount: unknown }> {
  const { loan, totalAmount } = accepted('getLoans', await target.call('getLoans', customer))
  return { loan: loan as Rows, totalAmount }
}

function assertPending(row: Record<string, unknown> | undefined, amount: number): void {
  if (row === undefined) throw new ContractViolation('the new row in the list', 'none')
  sameAmount('amount', row.amount, amount)
  same('status', row.status, 'Pending')
  assertMoment('createdAt', row.createdAt)
}

/** Deposits, papers and loans: whatever is posted is listed as pending, newest first. */
export const moneyChecks: readonly Check[] = [
  {
    name: 'postDeposit',
    what: 'accepts a deposit and lists it as pending',
    run: async (context) => {
      const { id, token } = context.customer
      accepted('postDeposit', await context.target.call('postDeposit', { token, body: depositFor(id, '250.5') }))
      const [row, ...others] = await depositsOf(context)
      assertPending(row, 250.5)
      same('other deposits', others.length, 0)
    },
  },
  {
    name: 'getDeposits',
    what: 'lists the newest first',
    run: async (context) => {
      const { id, token } = context.customer
      accepted('postDeposit', await context.target.call('postDeposit', { token, body: depositFor(id, '10') }))
      same(
        'the amounts',
        (await depositsOf(context)).map(({ amount }) => Number(amount)),
        [10, 250.5],
      )
    },
  },
  {
    name: 'postDeposit',
    what: 'refuses without a token',
    run: async ({ target, customer: { id } }) =>
      refusedWith([401], await target.call('postDeposit', { body: depositFor(id, '10') })),
  },
  {
    name: 'postDeposit',
    what: 'refuses a deposit for another customer',
    run: async ({ target, customer: { token }, other: { id } }) =>
      refusedWith([403], await target.call('postDeposit', { token, body: depositFor(id, '10') })),
  },
  {
    name: 'postDeposit',
    what: 'refuses an amount of zero and a missing picture',
    run: async (context) => {
      const { id, token } = context.customer
      const { images: _, ...rest } = depositFor(id, '10')
      refusedWith(BAD_REQUEST, await context.target.call('postDeposit', { token, body: depositFor(id, '0') }))
      refusedWith(BAD_REQUEST, await context.target.call('postDeposit', { token, body: rest }))
      same('deposits', (await depositsOf(context)).length, 2)
    },
  },
  {
    name: 'postKyc',
    what: 'accepts papers and keeps them unverified',
    run: async ({ target, customer, run }) => {
      const { id, token, email } = customer
      const papers = papersFor(id, email, `C-${run}`)
      accepted('postKyc', await target.call('postKyc', { token, body: papers }))
      const record = accepted('getKyc', await target.call('getKyc', customer))
      same('name, number and status', [record.name, record.number, record.status], [papers.name, papers.number, false])
    },
  },
  {
    name: 'postKyc',
    what: 'refuses papers that were already sent',
    run: async ({ target, other: { id, token, email }, run }) =>
      refused(
        'postKyc',
        'details-taken',
        await target.call('postKyc', { token, body: papersFor(id, email, `C-${run}`) }),
      ),
  },
  {
    name: 'postKyc',
    what: 'refuses papers for another customer',
    run: async ({ target, customer: { token, email }, other: { id }, run }) =>
      refusedWith([403], await target.call('postKyc', { token, body: papersFor(id, email, `D-${run}`) })),
  },
  {
    name: 'postLoan',
    what: 'accepts an application as pending and does not count it',
    run: async (context) => {
      const { id, token } = context.customer
      accepted('postLoan', await context.target.call('postLoan', { token, body: loanFor(id) }))
      const { loan, totalAmount } = await loansOf(context)
      assertPending(loan[0], 900)
      sameAmount('totalAmount', totalAmount ?? 0, 0)
    },
  },
  {
    name: 'postLoan',
    what: 'refuses a missing field and an amount of zero',
    run: async (context) => {
      const { id, token } = context.customer
      const { nextOfKin: _, ...rest } = loanFor(id)
      refusedWith(BAD_REQUEST, await context.target.call('postLoan', { token, body: rest }))
      refusedWith(BAD_REQUEST, await context.target.call('postLoan', { token, body: { ...loanFor(id), amount: 0 } }))
      same('loans', (await loansOf(context)).loan.length, 1)
    },
  },
  {
    name: 'postLoan',
    what: 'refuses without a token and for another customer',
    run: async ({ target, customer: { id, token }, other }) => {
      refusedWith([401], await target.call('postLoan', { body: loanFor(id) }))
      refusedWith([403], await target.call('postLoan', { token, body: loanFor(other.id) }))
    },
  },
]
