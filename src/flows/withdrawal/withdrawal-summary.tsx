import { currencyOf } from '#machines/rules/currency.ts'
import type { WithdrawalContext } from '#machines/withdrawal/withdrawal-setup.ts'
import { receiptCopy } from '#src/content/receipt.ts'
import { withdrawalMethods } from '#src/content/withdrawal-methods.ts'
import { readAmount } from '#src/contract/amount.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Fact, Facts } from '#src/ui/fact.tsx'

interface WithdrawalSummaryProps {
  context: WithdrawalContext
  note: string
}

/** Amount and method of the withdrawal, with a note. */
export function WithdrawalSummary({ context, note }: WithdrawalSummaryProps) {
  const { entry, symbol, method } = context
  return (
    <>
      <Facts isInPairs>
        <Fact label={receiptCopy.amount}>
          <span className="one-line">
            {formatMoney(readAmount(entry.amount, currencyOf(symbol)).amount ?? 0, symbol)}
          </span>
        </Fact>
        <Fact label={receiptCopy.method}>{withdrawalMethods.find(({ id }) => id === method)?.label}</Fact>
      </Facts>
      {note === '' ? null : <p data-live="note">{note}</p>}
    </>
  )
}
