import { fromPromise } from 'xstate'
import type { ContentOf } from '#src/contract/content.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { DepositRequest } from '#src/contract/requests.ts'
import { call } from './call.ts'
import { fetchContent } from './content.ts'

type Bank = ContentOf<'bankdetails'>
type Wallets = ContentOf<'addresses'>

/** The payment details for a deposit method (DEP-2). */
export const loadDetails = fromPromise<{ bank: Bank; wallets: Wallets }, { way: 'summary' | 'bank' | 'wallets' }>(
  async ({ input: { way } }) => {
    const [bank, wallets] = await Promise.all([
      way === 'wallets' ? null : loadBank(),
      way === 'bank' ? [] : loadWallets(),
    ])
    return { bank, wallets }
  },
)

export const postDeposit = fromPromise<unknown, DepositRequest>(({ input, signal }) =>
  call(endpoints.postDeposit, { body: input, signal }),
)

/** Null for an account without a number. */
async function loadBank(): Promise<Bank> {
  const bank = await fetchContent('bankdetails')
  return bank === null || bank.accountNumber.trim() === '' ? null : bank
}

/** Leaves out wallets without an address. */
async function loadWallets(): Promise<Wallets> {
  const wallets = await fetchContent('addresses')
  return wallets.filter(({ address }) => address.trim() !== '')
}
