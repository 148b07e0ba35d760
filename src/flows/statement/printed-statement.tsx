import { toAmount } from '#machines/rules/balances.ts'
import { statementCopy, statementDocument } from '#src/content/statement.ts'
import { transferWords } from '#src/flows/customer/record-words.ts'
import { isoTime } from '#src/platform/clock/clock.ts'
import { formatDateTime, formatDay } from '#src/platform/dates.ts'
import { formatMoney, groupThousands } from '#src/platform/money.ts'
import { FlowerMark } from '#src/ui/drawings/flower-mark.tsx'
import type { StatementData } from './build-statement.ts'
import { zoneName } from './days.ts'
import styles from './printed-statement.module.css'

interface PrintedStatementProps {
  statement: StatementData
  /** ms since the epoch */
  madeAt: number
}

/** The statement for print, black on white. In the demo every page says that it is fictional (DEMO-10). */
export function PrintedStatement({ statement, madeAt }: PrintedStatementProps) {
  const { holder, accountNumber, period, rows, totals, symbol } = statement
  return (
    <article className={styles.document}>
      <header className={styles.header}>
        <p className={styles.issuer}>
          <span className={styles.mark}>
            <FlowerMark />
          </span>
          {statementDocument.issuer}
        </p>
        <h1>{statementDocument.title}</h1>
        {statementDocument.mark === '' ? null : <p>{statementDocument.mark}</p>}
      </header>
      <dl className={styles.facts}>
        <PrintedFact label={statementDocument.holder} value={holder || statementDocument.unknown} />
        <PrintedFact label={statementDocument.accountNumber} value={accountNumber || statementDocument.unknown} />
        <PrintedFact
          label={statementDocument.period}
          value={`${formatDay(period.from)} ${statementDocument.until} ${formatDay(period.to)}`}
        />
        <PrintedFact label={statementDocument.made} value={`${formatDateTime(isoTime(madeAt))} (${zoneName()})`} />
        <PrintedFact label={statementCopy.approved} value={formatMoney(totals.approved, symbol)} />
        <PrintedFact label={statementCopy.pending} value={formatMoney(totals.pending, symbol)} />
        <PrintedFact label={statementCopy.transfers} value={groupThousands(totals.count)} />
        <PrintedFact label={statementCopy.total} value={formatMoney(totals.all, symbol)} />
      </dl>
      {rows.length === 0 ? (
        <p>{statementCopy.empty}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{statementDocument.date}</th>
              <th scope="col">{statementDocument.type}</th>
              <th scope="col">{statementDocument.method}</th>
              <th scope="col">{statementDocument.status}</th>
              <th scope="col">{statementDocument.amount}</th>
            </tr>
          </thead>
          {statementDocument.mark === '' ? null : (
            <tfoot>
              <tr>
                <td colSpan={5}>{statementDocument.mark}</td>
              </tr>
            </tfoot>
          )}
          <tbody>
            {rows.map((row) => {
              const { type, method, status } = transferWords(row)
              return (
                <tr key={row._id}>
                  <td>{formatDateTime(row.createdAt)}</td>
                  <td>{type}</td>
                  <td>{method}</td>
                  <td>{status}</td>
                  <td>{formatMoney(toAmount(row.amount), symbol)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <p className={styles.note}>{statementDocument.note}</p>
    </article>
  )
}

function PrintedFact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
