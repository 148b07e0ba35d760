import { useSelector } from '@xstate/react'
import { toAmount } from '#machines/rules/balances.ts'
import { amountIn } from '#machines/rules/currency.ts'
import { payeeOf, transfersBy } from '#machines/withdrawal/withdrawal-rules.ts'
import { labels } from '#src/content/messages.ts'
import { methodNames, statusNotes } from '#src/content/records.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import type { Transfer } from '#src/contract/entities.ts'
import { transferReference, transferWords } from '#src/flows/customer/record-words.ts'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { useSent } from '#src/flows/customer/use-sent.ts'
import { Receipt } from '#src/flows/receipt.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { purse } from '#src/ui/drawings/stationery.ts'

/** The receipt of a withdrawal (WD-8). What the bank has declined it removes. */
export function WithdrawalReceipt({ flow }: { flow: FlowOf<'withdrawal'> }) {
  const { entry, symbol, method, path, asked, sentAt } = useSelector(flow, (state) => state.context)
  const transfers = useCustomer(({ context }) => context.answers.transfers?.transfers)
  const removed = useCustomer(({ context }) => context.removed?.transfers)
  const by = (rows: readonly Transfer[] | undefined) => rows && transfersBy({ path, method }, rows)
  const { sent, at, isRemoved } = useSent(by(transfers), asked, sentAt, by(removed))
  const tone = isRemoved ? 'failed' : sent?.status ? 'done' : 'waits'
  return (
    <Receipt
      flow={flow}
      drawing={<Sketched of={purse} />}
      amount={formatMoney(
        sent === undefined ? (amountIn(entry.amount, symbol).amount ?? 0) : toAmount(sent.amount),
        symbol,
      )}
      payee={payeeOf(entry, method)}
      method={methodNames[method ?? 'paypal']}
      at={at}
      reference={sent && transferReference(sent)}
      tone={tone}
      status={isRemoved ? labels.declined : sent === undefined ? labels.pending : transferWords(sent).status}
      steps={{ label: withdrawalCopy.receiptProgress, names: withdrawalCopy.receiptSteps[tone] }}
      note={tone === 'waits' ? withdrawalCopy.receipt : statusNotes.withdrawal[tone]}
    />
  )
}
