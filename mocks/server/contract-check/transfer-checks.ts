import type { Bench, Check, SignedIn } from './check.ts'
import { transferFor } from './customers.ts'
import { accepted, Drift, refused, refusedWith, same, sameAmount } from './expectations.ts'

type Rows = Record<string, unknown>[]

const needsPayer = ({ payer }: Bench) =>
  payer === null ? 'needs a customer whose withdrawals are paid: --email, and her password in CONTRACT_PASSWORD' : null

/** Withdrawals. One that is paid needs a customer whom the bank has let go so far. */
export const transferChecks: readonly Check[] = [
  {
    name: 'postTransfer',
    what: 'refuses a customer before the paying step',
    run: async ({ target, customer }) => {
      const { id, token, email } = customer
      refusedWith([400, 403], await target.call('postTransfer', { token, body: transferFor(id, email) }))
      same('transfers', (await transfersOf(target, customer)).rows, [])
    },
  },
  {
    name: 'postTransfer',
    what: 'refuses without a token and in another’s name',
    run: async ({ target, customer: { id, token, email }, other }) => {
      refusedWith([401], await target.call('postTransfer', { body: transferFor(id, email) }))
      refusedWith([403], await target.call('postTransfer', { token, body: transferFor(other.id, email) }))
    },
  },
  {
    name: 'postTransfer',
    what: 'refuses more than the balance',
    missing: needsPayer,
    run: async (bench) => {
      const { id, token, email } = await signInPayer(bench)
      const body = { ...transferFor(id, email), amount: '999999999' }
      refusedWith([400, 403], await bench.target.call('postTransfer', { token, body }))
    },
  },
  {
    name: 'postTransfer',
    what: 'pays once, and refuses the same again',
    missing: needsPayer,
    run: async (bench) => {
      const { target } = bench
      const payer = await signInPayer(bench)
      const before = await transfersOf(target, payer)
      const body = transferFor(payer.id, payer.email)
      accepted('postTransfer', await target.call('postTransfer', { token: payer.token, body }))
      const after = await transfersOf(target, payer)
      const [row] = after.rows
      if (row === undefined || after.rows.length !== before.rows.length + 1)
        throw new Drift('one transfer more', `${after.rows.length}`)
      sameAmount('amount', row.amount, Number(body.amount))
      same('withdrawalPath', row.withdrawalPath, body.withdrawalPath)
      sameAmount(
        'totalAmountTransferred',
        Math.round(Number(after.total) * 100),
        Math.round(Number(before.total) * 100) + 125,
      )
      refused('postTransfer', 'reference-taken', await target.call('postTransfer', { token: payer.token, body }))
    },
  },
]

async function signInPayer({ target, payer }: Bench): Promise<SignedIn> {
  if (payer === null) throw new Error('There is nobody whose withdrawals are paid')
  const answer = accepted('login', await target.call('login', { body: payer }))
  return { id: String(answer._id), token: String(answer.accessToken), email: payer.email }
}

async function transfersOf(target: Bench['target'], customer: SignedIn): Promise<{ rows: Rows; total: unknown }> {
  const { transfers, totalAmountTransferred } = accepted('getTransfers', await target.call('getTransfers', customer))
  return { rows: transfers as Rows, total: totalAmountTransferred }
}
