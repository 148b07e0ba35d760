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
