import type { StateFrom } from 'xstate'
import type { statementMachine } from '#machines/statement/statement.machine.ts'
import { statementCopy } from '#src/content/statement.ts'
import { formatMoney, groupThousands } from '#src/platform/money.ts'
import { Fact, Facts } from '#src/ui/fact.tsx'
import type { StatementData } from './build-statement.ts'

interface StatementFiguresProps {
  state: StateFrom<typeof statementMachine>
  statement: StatementData
}

const UNKNOWN = '—'

/** The period's totals, and what they count. */
export function StatementFigures({ state, statement }: StatementFiguresProps) {
  const { totals, symbol } = statement
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
    </>
  )
}
