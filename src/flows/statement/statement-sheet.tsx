import type { StateFrom } from 'xstate'
import type { statementMachine } from '#machines/statement/statement.machine.ts'
import { statementCopy } from '#src/content/statement.ts'
import { RecordList } from '#src/flows/customer/record-list.tsx'
import { transferLine } from '#src/flows/customer/record-words.ts'
import { formatMoney, groupThousands } from '#src/platform/money.ts'
import { Fact, Facts } from '#src/ui/fact.tsx'
import type { StatementData } from './build-statement.ts'
import styles from './statement.module.css'

interface StatementSheetProps {
  state: StateFrom<typeof statementMachine>
  statement: StatementData
}

const UNKNOWN = '—'

/** The period's totals, actions and rows. */
export function StatementSheet({ state, statement }: StatementSheetProps) {
  const { rows, totals, symbol, undated } = statement
  const isInvalid = state.matches({ editing: 'invalid' })
  const money = (amount: number) => (isInvalid ? UNKNOWN : formatMoney(amount, symbol))
  const figures = [
    [statementCopy.transfers, isInvalid ? UNKNOWN : groupThousands(totals.count)],
    [statementCopy.approved, money(totals.approved)],
    [statementCopy.pending, money(totals.pending)],
    [statementCopy.total, money(totals.all)],
  ] as const
  return (
    <>
      <Facts isInPairs label={statementCopy.holds}>
        {figures.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <p className="hint">{statementCopy.counts}</p>
      {undated === 0 ? null : (
        <p className="hint">
          {statementCopy.transfers} {statementCopy.undated} {groupThousands(undated)}.
        </p>
      )}
      {isInvalid ? (
        <p className="hint">{statementCopy.invalid}</p>
      ) : (
        <div className={styles.preview}>
          <RecordList
            label={statementCopy.preview}
            rows={rows}
            symbol={symbol}
            empty={statementCopy.empty}
            toLine={transferLine}
            isRegion
          />
        </div>
      )}
    </>
  )
}
