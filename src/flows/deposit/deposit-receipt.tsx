import { useState } from 'react'
import { depositCopy } from '#src/content/deposit.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { readAmount } from '#src/contract/amount.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { formatTime } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Fact, Facts } from '#src/ui/fact.tsx'
import type { DepositState, SendDeposit } from './use-deposit.ts'

/** What was sent, and what happens next (DEP-4). */
export function DepositReceipt({ state, send }: { state: DepositState; send: SendDeposit }) {
  const { amount, way } = state.context
  const { user } = useCustomer().snapshot.context.answers
  const [sentAt] = useState(() => clock.now())
  return (
    <>
      <DialogBody>
        <Facts isInPairs>
          <Fact label={depositCopy.receiptAmount}>{formatMoney(readAmount(amount) ?? 0, user?.country?.symbol)}</Fact>
          <Fact label={depositCopy.receiptMethod}>{methods[way ?? 'summary']}</Fact>
          <Fact label={depositCopy.receiptDate}>{formatTime(sentAt)}</Fact>
          <Fact label={depositCopy.receiptStatus}>{labels.pending}</Fact>
        </Facts>
        <p>{depositCopy.next}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => send({ type: 'deposit.close' })}>{modalCopy.done}</Button>
      </DialogFooter>
    </>
  )
}

const methods = { bank: labels.bankTransfer, wallets: depositCopy.crypto, summary: depositCopy.anyMethod }
