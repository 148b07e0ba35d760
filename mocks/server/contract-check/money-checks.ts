import type { Bench, Check } from './check.ts'
import { depositFor, loanFor, papersFor } from './customers.ts'
import { accepted, Drift, isMoment, refused, refusedWith, same, sameAmount } from './expectations.ts'
import { UNREADABLE } from './sign-in-checks.ts'

type Rows = Record<string, unknown>[]

async function depositsOf({ target, customer }: Bench): Promise<Rows> {
  return accepted('getDeposits', await target.call('getDeposits', customer)).deposit as Rows
}

async function loansOf({ target, customer }: Bench): Promise<{ loan: Rows; totalAmount: unknown }> {
  const { loan, totalAmount } = accepted('getLoans', await target.call('getLoans', customer))
  return { loan: loan as Rows, totalAmount }
}

function pending(row: Record<string, unknown> | undefined, amount: number): void {
  if (row === undefined) throw new Drift('the new row in the list', 'none')
  sameAmount('amount', row.amount, amount)
  same('status', row.status, 'Pending')
  isMoment('createdAt', row.createdAt)
}

/** Deposits, papers and loans: what is posted stands in the lists, newest first, until the bank says more. */
export const moneyChecks: readonly Check[] = [
  {
    name: 'postDeposit',
    what: 'takes a deposit, which then waits in the list',
    run: async (bench) => {
      const { id, token } = bench.customer
      accepted('postDeposit', await bench.target.call('postDeposit', { token, body: depositFor(id, '250.5') }))
      const [row, ...others] = await depositsOf(bench)
      pending(row, 250.5)
      same('other deposits', others.length, 0)
    },
  },
  {
    name: 'getDeposits',
    what: 'has the newest first',
    run: async (bench) => {
      const { id, token } = bench.customer
      accepted('postDeposit', await bench.target.call('postDeposit', { token, body: depositFor(id, '10') }))
      same(
        'the amounts',
        (await depositsOf(bench)).map(({ amount }) => Number(amount)),
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
    what: 'refuses a deposit in another’s name',
    run: async ({ target, customer: { token }, other: { id } }) =>
      refusedWith([403], await target.call('postDeposit', { token, body: depositFor(id, '10') })),
  },
  {
    name: 'postDeposit',
    what: 'refuses an amount of nothing and a missing picture',
    run: async (bench) => {
      const { id, token } = bench.customer
      const { images: _, ...rest } = depositFor(id, '10')
      refusedWith(UNREADABLE, await bench.target.call('postDeposit', { token, body: depositFor(id, '0') }))
      refusedWith(UNREADABLE, await bench.target.call('postDeposit', { token, body: rest }))
      same('deposits', (await depositsOf(bench)).length, 2)
    },
  },
  {
    name: 'postKyc',
    what: 'takes papers, which then wait',
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
    what: 'refuses papers that somebody has sent',
    run: async ({ target, other: { id, token, email }, run }) =>
      refused(
        'postKyc',
        'details-taken',
        await target.call('postKyc', { token, body: papersFor(id, email, `C-${run}`) }),
      ),
  },
  {
    name: 'postKyc',
    what: 'refuses papers in another’s name',
    run: async ({ target, customer: { token, email }, other: { id }, run }) =>
      refusedWith([403], await target.call('postKyc', { token, body: papersFor(id, email, `D-${run}`) })),
  },
  {
    name: 'postLoan',
    what: 'takes an application, which waits and is no money yet',
    run: async (bench) => {
      const { id, token } = bench.customer
      accepted('postLoan', await bench.target.call('postLoan', { token, body: loanFor(id) }))
      const { loan, totalAmount } = await loansOf(bench)
      pending(loan[0], 900)
      sameAmount('totalAmount', totalAmount ?? 0, 0)
    },
  },
  {
    name: 'postLoan',
    what: 'refuses a field that is missing and an amount of nothing',
    run: async (bench) => {
      const { id, token } = bench.customer
      const { nextOfKin: _, ...rest } = loanFor(id)
      refusedWith(UNREADABLE, await bench.target.call('postLoan', { token, body: rest }))
      refusedWith(UNREADABLE, await bench.target.call('postLoan', { token, body: { ...loanFor(id), amount: 0 } }))
      same('loans', (await loansOf(bench)).loan.length, 1)
    },
  },
  {
    name: 'postLoan',
    what: 'refuses without a token and in another’s name',
    run: async ({ target, customer: { id, token }, other }) => {
      refusedWith([401], await target.call('postLoan', { body: loanFor(id) }))
      refusedWith([403], await target.call('postLoan', { token, body: loanFor(other.id) }))
    },
  },
]
