import { ChevronDown } from 'lucide-react'
import { investCopy } from '#src/content/invest.ts'
import { formatDay } from '#src/platform/dates.ts'
import { groupHundredths } from '#src/platform/money.ts'
import { type Close, weekly } from './closing-prices.ts'
import styles from './closing-prices-table.module.css'

interface ClosesTableProps {
  series: readonly { id: string; name: string; closes: readonly Close[] }[]
}

/** The charts' data as a table (INV-3). */
export function ClosingPricesTable({ series }: ClosesTableProps) {
  const columns = series.map(({ closes }) => weekly(closes))
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <ChevronDown aria-hidden="true" size={18} className={styles.chevron} />
        {investCopy.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={investCopy.table}>
        <table className={styles.table}>
          <caption className={styles.caption}>{investCopy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{investCopy.week}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns[0]?.map((close, row) => (
              <tr key={close.day}>
                <th scope="row">{formatDay(close.day)}</th>
                {columns.map((column, index) => (
                  <td key={series[index]?.id}>{groupHundredths(column[row]?.value ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
