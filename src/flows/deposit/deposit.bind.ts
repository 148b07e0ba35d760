import { fromPromise } from 'xstate'
import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import { calls } from '#src/api/call.ts'
import { fetchContent } from '#src/api/content.ts'
import type { ContentOf } from '#src/contract/content.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { announce } from '#src/flows/toast/announce.ts'
import { isDemo } from '#src/platform/env.ts'
import { checkPicture } from '#src/platform/picture-file.ts'
import { copy } from './copy.bind.ts'
import { drawReceipt } from './draw-receipt.ts'

type Bank = ContentOf<'bankdetails'>
type Wallets = ContentOf<'addresses'>

/** The payment details for a deposit method (DEP-2). */
const loadDetails = fromPromise<{ bank: Bank; wallets: Wallets }, { way: 'summary' | 'bank' | 'wallets' }>(
  async ({ input: { way } }) => {
    const [bank, wallets] = await Promise.all([
      way === 'wallets' ? null : loadBank(),
      way === 'bank' ? [] : loadWallets(),
    ])
    return { bank, wallets }
  },
)

/** Bound to the bank's calls and the browser's reading of pictures. */
export const deposit = depositMachine.provide({
  actors: {
    copy,
    loadDetails,
    checkPicture,
    // A live build has neither the specimen nor its button.
    ...(isDemo ? { drawSpecimen: drawReceipt } : {}),
    postDeposit: calls(endpoints.postDeposit),
  },
  actions: {
    announce: announce(),
  },
})

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
