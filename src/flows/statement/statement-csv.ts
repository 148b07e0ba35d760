import { toAmount } from '#machines/rules/balances.ts'
import { decimalsOf } from '#machines/rules/currency.ts'
import type { Period } from '#machines/statement/statement.machine.ts'
import { statementDocument } from '#src/content/statement.ts'
import { timeOf } from '#src/flows/customer/newest-first.ts'
import { transferWords } from '#src/flows/customer/record-words.ts'
import { isoTime } from '#src/platform/clock/clock.ts'
import { dayOf } from '#src/platform/dates.ts'
import type { StatementData } from './build-statement.ts'
import { dayAfter, startOf } from './days.ts'

const COLUMNS = [
  statementDocument.date,
  statementDocument.time,
  statementDocument.type,
  statementDocument.method,
  statementDocument.status,
  statementDocument.amount,
  statementDocument.currency,
]

export function fileNameOf({ from, to }: Period): string {
  return `larkspur-statement-${from}-${to}.csv`
}

/** The statement as CSV: title, holder, period, then every row (DEMO-10). RFC 4180 requires the same number of cells in every line. */
export function statementCsv({ holder, accountNumber, symbol, period, rows }: StatementData): string {
  const head = [
    [`${statementDocument.issuer}: ${statementDocument.title}. ${statementDocument.mark}`.trim()],
    [statementDocument.holder, outside(holder)],
    [statementDocument.accountNumber, outside(accountNumber)],
    [statementDocument.period, period.from, period.to],
  ]
  const toDay = dayFinder()
  const currency = outside(symbol)
  const decimals = decimalsOf(symbol)
  const lines = rows.map((row) => {
    const at = timeOf(row)
    const { type, method, status } = transferWords(row)
    return [toDay(at), isoTime(at), type, method, status, toAmount(row.amount).toFixed(decimals), currency]
  })
  return csvOf([...head.map(filled), COLUMNS, ...lines])
}

function filled(cells: readonly string[]): string[] {
  return COLUMNS.map((_, index) => cells[index] ?? '')
}

/** Caches the last day: neighbouring rows mostly share it, and computing it is slow. */
function dayFinder(): (at: number) => string {
  let [day, start, end] = ['', Number.NaN, Number.NaN]
  return (at) => {
    if (!(at >= start && at < end)) {
      day = dayOf(at)
      ;[start, end] = [startOf(day), startOf(dayAfter(day))]
    }
    return day
  }
}

const BYTE_ORDER_MARK = '\uFEFF'
/** How a text begins that spreadsheets read as a formula, full-width characters and leading spaces included. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Rows as CSV (RFC 4180), with a BOM so that spreadsheets read it as UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** Escapes untrusted text so that spreadsheets do not read it as a formula. */
export function outside(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
