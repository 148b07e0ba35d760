import { currencyOf } from '#machines/rules/currency.ts'
import { readFigure } from '#src/contract/amount.ts'
import { readCode } from '#src/contract/code.ts'
import type { RecordField, RecordRow } from '#src/contract/records.ts'

/** What the form's controls hold, by path: 'amount', 'country.symbol'. */
export type FieldTexts = Readonly<Record<string, string>>

/** Fills up what a browser's date field leaves out: seconds and their parts. */
const START_OF_DAY = '2026-03-02T00:00:00.000'

type Fields = Readonly<Record<string, unknown>>

/** The entries for a record. */
export function entriesOf(fields: readonly RecordField[], record: RecordRow): FieldTexts {
  return Object.fromEntries(editable(fields).flatMap((field) => entriesIn(field, record[field.name])))
}

function entriesIn({ name, control, fields = [] }: RecordField, value: unknown): [string, string][] {
  if (control === 'group') {
    const held = isObject(value) ? value : {}
    return fields.flatMap((field) =>
      entriesIn(field, held[field.name]).map(([path, entry]): [string, string] => [`${name}.${path}`, entry]),
    )
  }
  if (control === 'date-time') return [[name, String(value ?? '').replace(/Z$/, '')]]
  return [[name, typeof value === 'object' ? '' : String(value ?? '')]]
}

/** The fields that the entries change, for `setRecord`. A field whose entry was left as it was keeps its value and its type. */
export function changesIn(fields: readonly RecordField[], row: RecordRow, entries: FieldTexts): Fields {
  const before = entriesOf(fields, row)
  const symbol = entries['country.symbol'] ?? entries.symbol
  const changed = editable(fields).flatMap((field): [string, unknown][] => {
    if (pathsOf(field).every((path) => entries[path] === before[path])) return []
    const value = heldValue(field, entries, row[field.name], '', symbol)
    return JSON.stringify(value) === JSON.stringify(row[field.name]) ? [] : [[field.name, value]]
  })
  return Object.fromEntries(changed)
}

function heldValue(field: RecordField, entries: FieldTexts, before: unknown, prefix: string, symbol?: string): unknown {
  const { name, control, nullable, fields = [] } = field
  if (control === 'group') {
    const held = isObject(before) ? before : {}
    const isEmpty = pathsOf(field, prefix).every((path) => entries[path] === '')
    const parts = fields.map((part) => [part.name, heldValue(part, entries, held[part.name], `${prefix}${name}.`)])
    return nullable && isEmpty ? null : Object.fromEntries(parts)
  }
  const entry = entries[prefix + name] ?? ''
  if (entry === '' && nullable) return null
  switch (control) {
    case 'flag':
      return entry === 'true' || entry === 'false' ? entry === 'true' : entry
    case 'date-time':
      return entry === '' ? '' : `${entry}${START_OF_DAY.slice(entry.length)}Z`
    case 'number':
      return readFigure(entry).amount ?? entry
    case 'code':
      return readCode(entry)
    case 'amount': {
      // Deposits and loans do not say their currency. What cannot be read is refused as it was entered.
      const { plain = entry, amount = entry } = readFigure(entry, symbol === undefined ? undefined : currencyOf(symbol))
      return typeof before === 'string' ? plain : amount
    }
    case 'number-or-text':
      return typeof before === 'string' ? entry : (readFigure(entry).amount ?? entry)
    default:
      return entry
  }
}

function pathsOf({ name, fields = [] }: RecordField, prefix = ''): string[] {
  return fields.length === 0 ? [prefix + name] : fields.flatMap((field) => pathsOf(field, `${prefix}${name}.`))
}

function editable(fields: readonly RecordField[]): RecordField[] {
  return fields.filter(({ control }) => control !== 'fixed' && control !== 'file')
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
