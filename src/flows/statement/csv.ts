const BYTE_ORDER_MARK = '\uFEFF'
/** What makes a spreadsheet read a text as a formula, also behind blanks and in full width. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Rows as CSV by RFC 4180, which spreadsheets take for UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

/** A text from outside as a cell that cannot act as a formula. */
export function outside(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
