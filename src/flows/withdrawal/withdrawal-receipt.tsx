import { useSelector } from '@xstate/react'
import { amountIn, payeeOf } from '#machines/withdrawal/withdrawal-rules.ts'
import { brand } from '#src/content/brand.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { receiptCopy } from '#src/content/products.ts'
import { methodNames, statusNotes } from '#src/content/records.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import type { Transfer } from '#src/contract/entities.ts'
import { transferReference, transferWords } from '#src/flows/customer/record-words.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { useReceiptHold } from '#src/flows/use-receipt-hold.ts'
import { formatTime } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Purse } from '#src/ui/drawings/stationery.tsx'
import { Fact, NoFact } from '#src/ui/fact.tsx'
import { Receipt } from '#src/ui/receipt.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'

interface WithdrawalReceiptProps {
  flow: FlowOf<'withdrawal'>
  /** as the bank has it; undefined until it is loaded */
  sent: Transfer | undefined
}

/** What was withdrawn, and what happens next, or what the bank has already decided (WD-8). */
export function WithdrawalReceipt({ flow, sent }: WithdrawalReceiptProps) {
  const { entry, symbol, method, sentAt } = useSelector(flow, (state) => state.context)
  const isClosable = useSelector(flow, (state) => state.can({ type: 'withdrawal.close' }))
  const receipt = useReceiptHold(flow.send)
  const tone = sent?.status ? 'done' : 'waits'
  return (
    <>
      <DialogBody>
        <Receipt
          ref={receipt}
          issuer={brand.name}
          drawing={<Purse />}
          amount={{
            label: receiptCopy.amount,
            text: formatMoney(amountIn(entry, symbol).amount ?? 0, symbol),
          }}
          tone={tone}
          steps={{ label: withdrawalCopy.receiptProgress, names: withdrawalCopy.receiptSteps[tone] }}
          note={tone === 'waits' ? withdrawalCopy.receipt : statusNotes.withdrawal[tone]}
        >
          <Fact label={receiptCopy.payee}>{payeeOf(entry, method)}</Fact>
          <Fact label={receiptCopy.method}>{methodNames[method ?? 'paypal']}</Fact>
          {sentAt === null ? null : <Fact label={receiptCopy.date}>{formatTime(sentAt)}</Fact>}
          <Fact label={receiptCopy.reference}>
            {sent === undefined ? <NoFact>{receiptCopy.unknown}</NoFact> : transferReference(sent)}
          </Fact>
          <Fact label={receiptCopy.status}>
            <StatusBadge tone={tone}>{sent === undefined ? labels.pending : transferWords(sent).status}</StatusBadge>
          </Fact>
        </Receipt>
      </DialogBody>
      <DialogFooter>
        <Button aria-disabled={!isClosable} onClick={() => flow.send({ type: 'withdrawal.close' })}>
          {modalCopy.done}
        </Button>
      </DialogFooter>
    </>
  )
}
