/** A part of a literal that is code, such as the name of a constant. */
export class Code {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const WIDTH = 120

/**
 * A value as TypeScript, on one line where it fits. `before` is the number of characters before it on its line, `after` of those
 * behind it, `indent` of its line's spaces.
 */
export function literal(value: unknown, { before = 0, after = 0, indent = 0 } = {}): string {
  const line = inline(value)
  if (before + line.length + after <= WIDTH || !isNested(value)) return line
  const inner = ' '.repeat(indent + 2)
  const parts = Array.isArray(value)
    ? value.map((part) => inner + literal(part, { before: indent + 2, after: 1, indent: indent + 2 }))
    : entriesOf(value).map(([name, part]) => {
        const key = `${inner}${keyOf(name)}: `
        return key + literal(part, { before: key.length, after: 1, indent: indent + 2 })
      })
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${parts.join(',\n')},\n${' '.repeat(indent)}${close}`
}

/** A number with its thousands apart: 15_000. */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, '_')
}

export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote
}

function inline(value: unknown): string {
  if (value instanceof Code) return value.text
  if (typeof value === 'string') return quoted(value)
  if (!isNested(value)) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  const fields = entriesOf(value).map(([name, part]) => `${keyOf(name)}: ${inline(part)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Code)
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, part]) => part !== undefined)
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)
}
