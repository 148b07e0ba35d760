import { useSelector } from '@xstate/react'
import { currencyOf } from '#machines/rules/currency.ts'
import { brand } from '#src/content/brand.ts'
import { depositCopy } from '#src/content/deposit.ts'
import { labels } from '#src/content/messages.ts'
import { statusNotes } from '#src/content/records.ts'
import { readAmount } from '#src/contract/amount.ts'
import type { Deposit } from '#src/contract/entities.ts'
import { depositLine, depositReference } from '#src/flows/customer/record-words.ts'
import { useSymbol } from '#src/flows/customer/use-customer.tsx'
import { Receipt } from '#src/flows/receipt.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Letter } from '#src/ui/drawings/stationery.tsx'

interface DepositReceiptProps {
  flow: FlowOf<'deposit'>
  /** as the bank has it; undefined until it is loaded */
  sent: Deposit | undefined
}

/** The receipt of a deposit (DEP-4). */
export function DepositReceipt({ flow, sent }: DepositReceiptProps) {
  const { amount, way } = useSelector(flow, ({ context }) => context)
  const symbol = useSymbol()
  const line = sent === undefined ? undefined : depositLine(sent)
  const tone = line?.tone ?? 'waits'
  return (
    <Receipt
      flow={flow}
      drawing={<Letter />}
      amount={formatMoney(readAmount(amount, currencyOf(symbol)).amount ?? 0, symbol)}
      payee={brand.name}
      method={way === 'bank' || way === 'wallets' ? methods[way] : undefined}
      reference={sent && depositReference(sent._id)}
      tone={tone}
      status={line?.status ?? labels.pending}
      steps={{ label: depositCopy.receiptProgress, names: depositCopy.receiptSteps[tone] }}
      note={tone === 'waits' ? depositCopy.next : statusNotes.deposit[tone]}
    />
  )
}

const methods = { bank: labels.bankTransfer, wallets: depositCopy.crypto }
