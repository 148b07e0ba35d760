import type { Check, CheckContext, SignedIn } from './context.ts'
import { transferFor } from './customers.ts'
import { accepted, ContractViolation, refused, refusedWith, same, sameAmount } from './expectations.ts'

type Rows = Record<string, unknown>[]

const needsPayer = ({ payer }: CheckContext) =>
  payer === null ? 'needs a customer who can withdraw: --email, and their password in CONTRACT_PASSWORD' : null

/** Withdrawals. To pay one, the check needs a customer at the paying step. */
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
    what: 'refuses without a token and for another customer',
    run: async ({ target, customer: { id, token, email }, other }) => {
      refusedWith([401], await target.call('postTransfer', { body: transferFor(id, email) }))
      refusedWith([403], await target.call('postTransfer', { token, body: transferFor(other.id, email) }))
    },
  },
  {
    name: 'postTransfer',
    what: 'refuses more than the balance',
    missing: needsPayer,
    run: async (context) => {
      const { id, token, email } = await signInPayer(context)
      const body = { ...transferFor(id, email), amount: '999999999' }
      refusedWith([400, 403], await context.target.call('postTransfer', { token, body }))
    },
  },
  {
    name: 'postTransfer',
    what: 'pays once, and refuses the same again',
    missing: needsPayer,
    run: async (context) => {
      const { target } = context
      const payer = await signInPayer(context)
      const before = await transfersOf(target, payer)
      const body = transferFor(payer.id, payer.email)
      accepted('postTransfer', await target.call('postTransfer', { token: payer.token, body }))
      const after = await transfersOf(target, payer)
      const [row] = after.rows
      if (row === undefined || after.rows.length !== before.rows.length + 1)
        throw new ContractViolation('one more transfer', `${after.rows.length}`)
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

async function signInPayer({ target, payer }: CheckContext): Promise<SignedIn> {
  if (payer === null) throw new Error('There is no customer who can withdraw')
  const answer = accepted('login', await target.call('login', { body: payer }))
  return { id: String(answer._id), token: String(answer.accessToken), email: payer.email }
}

async function transfersOf(
  target: CheckContext['target'],
  customer: SignedIn,
): Promise<{ rows: Rows; total: unknown }> {
  const { transfers, totalAmountTransferred } = accepted('getTransfers', await target.call('getTransfers', customer))
  return { rows: transfers as Rows, total: totalAmountTransferred }
}
