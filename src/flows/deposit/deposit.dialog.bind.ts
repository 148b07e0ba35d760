import { assign, fromPromise } from 'xstate'
import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { calls } from '#src/api/call.ts'
import { fetchContent } from '#src/api/content.ts'
import type { ContentOf } from '#src/contract/content.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'
import { readPicture } from '#src/platform/picture-file.ts'

type Bank = ContentOf<'bankdetails'>
type Wallets = ContentOf<'addresses'>

/** The payment details for a deposit method (DEP-2). */
const loadDetails = (environment: Environment) =>
  fromPromise<{ bank: Bank; wallets: Wallets }, { way: 'summary' | 'bank' | 'wallets' }>(
    async ({ input: { way }, signal }) => {
      const [bank, wallets] = await Promise.all([
        way === 'wallets' ? null : loadBankDetails(signal, environment),
        way === 'bank' ? [] : loadWallets(signal, environment),
      ])
      return { bank, wallets }
    },
  )

/** Bound to the bank's calls, the content service, the browser's reading of pictures and the clock. */
export const bindDeposit = (environment: Environment) =>
  depositMachine.provide({
    actors: {
      loadDetails: loadDetails(environment),
      readPicture,
      postDeposit: calls(environment, endpoints.postDeposit),
    },
    actions: { noteSent: assign({ sentAt: () => environment.clock.now() }) },
  })

/** Null for an account without a number. */
async function loadBankDetails(signal: AbortSignal, environment: Environment): Promise<Bank> {
  const bank = await fetchContent('bankdetails', signal, environment)
  return bank === null || bank.accountNumber.trim() === '' ? null : bank
}

/** Leaves out wallets without an address. */
async function loadWallets(signal: AbortSignal, environment: Environment): Promise<Wallets> {
  const wallets = await fetchContent('addresses', signal, environment)
  return wallets.filter(({ address }) => address.trim() !== '')
}
