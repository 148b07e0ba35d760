import { useSelector } from '@xstate/react'
import { currencyOf } from '#machines/rules/currency.ts'
import { brand } from '#src/content/brand.ts'
import { depositCopy } from '#src/content/deposit.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { receiptCopy } from '#src/content/products.ts'
import { statusNotes } from '#src/content/records.ts'
import { readAmount } from '#src/contract/amount.ts'
import type { Deposit } from '#src/contract/entities.ts'
import { depositLine, depositReference } from '#src/flows/customer/record-words.ts'
import { useSymbol } from '#src/flows/customer/use-customer.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { useReceiptHold } from '#src/flows/use-receipt-hold.ts'
import { formatTime } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Letter } from '#src/ui/drawings/stationery.tsx'
import { Fact, NoFact } from '#src/ui/fact.tsx'
import { Receipt } from '#src/ui/receipt.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'

interface DepositReceiptProps {
  flow: FlowOf<'deposit'>
  /** as the bank has it; undefined until it is loaded */
  sent: Deposit | undefined
}

/** What was sent, and what happens next, or what the bank has already decided (DEP-4). */
export function DepositReceipt({ flow, sent }: DepositReceiptProps) {
  const { amount, way, sentAt } = useSelector(flow, ({ context }) => context)
  const receipt = useReceiptHold(flow.send)
  const symbol = useSymbol()
  const line = sent === undefined ? undefined : depositLine(sent)
  const tone = line?.tone ?? 'waits'
  return (
    <>
      <DialogBody>
        <Receipt
          ref={receipt}
          issuer={brand.name}
          drawing={<Letter />}
          amount={{
            label: receiptCopy.amount,
            text: formatMoney(readAmount(amount, currencyOf(symbol)).amount ?? 0, symbol),
          }}
          tone={tone}
          steps={{ label: depositCopy.receiptProgress, names: depositCopy.receiptSteps[tone] }}
          note={tone === 'waits' ? depositCopy.next : statusNotes.deposit[tone]}
        >
          <Fact label={receiptCopy.payee}>{brand.name}</Fact>
          {way === 'bank' || way === 'wallets' ? <Fact label={receiptCopy.method}>{methods[way]}</Fact> : null}
          {sentAt === null ? null : <Fact label={receiptCopy.date}>{formatTime(sentAt)}</Fact>}
          <Fact label={receiptCopy.reference}>
            {sent === undefined ? <NoFact>{receiptCopy.unknown}</NoFact> : depositReference(sent._id)}
          </Fact>
          <Fact label={receiptCopy.status}>
            <StatusBadge tone={tone}>{line?.status ?? labels.pending}</StatusBadge>
          </Fact>
        </Receipt>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => flow.send({ type: 'deposit.close' })}>{modalCopy.done}</Button>
      </DialogFooter>
    </>
  )
}

const methods = { bank: labels.bankTransfer, wallets: depositCopy.crypto }
