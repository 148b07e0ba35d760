import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { depositCopy } from '#src/content/deposit.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { receiptCopy } from '#src/content/receipt.ts'
import { statusNotes } from '#src/content/records.ts'
import { readAmount } from '#src/contract/amount.ts'
import type { DepositsAnswer } from '#src/contract/entities.ts'
import { depositLine } from '#src/flows/customer/record-words.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { formatTime } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Fact, Facts } from '#src/ui/fact.tsx'
import type { DepositFlow } from './deposit-flow.ts'

interface DepositReceiptProps {
  flow: DepositFlow
  /** as they were before this one was sent */
  before: DepositsAnswer | undefined
}

/** What was sent, and what happens next, also when the bank has decided already (DEP-4). */
export function DepositReceipt({ flow, before }: DepositReceiptProps) {
  const { amount, way } = useSelector(flow, ({ context }) => context)
  const { user, deposits } = useCustomer().snapshot.context.answers
  const sent = before === undefined ? undefined : newIn(deposits, before)
  const line = sent === undefined ? undefined : depositLine(sent)
  const [sentAt] = useState(() => clock.now())
  return (
    <>
      <DialogBody>
        <Facts isInPairs>
          <Fact label={receiptCopy.amount}>{formatMoney(readAmount(amount) ?? 0, user?.country?.symbol)}</Fact>
          <Fact label={receiptCopy.method}>{methods[way ?? 'summary']}</Fact>
          <Fact label={receiptCopy.date}>{formatTime(sentAt)}</Fact>
          <Fact label={receiptCopy.status}>{line?.status ?? labels.pending}</Fact>
        </Facts>
        <p>{line === undefined || line.tone === 'waits' ? depositCopy.next : statusNotes.deposit[line.tone]}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => flow.send({ type: 'deposit.close' })}>{modalCopy.done}</Button>
      </DialogFooter>
    </>
  )
}

const methods = { bank: labels.bankTransfer, wallets: depositCopy.crypto, summary: depositCopy.anyMethod }

/** The deposit that was not there before, whatever date it has: the clock may have been set back. */
function newIn(deposits: DepositsAnswer | undefined, before: DepositsAnswer) {
  const known = new Set(before.deposit.map(({ _id }) => _id))
  return deposits?.deposit.find(({ _id }) => !known.has(_id))
}
