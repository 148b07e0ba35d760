import { parseArgs } from 'node:util'

export interface Options {
  /** on the loopback interface; 0 for any free port */
  port: number
  /** the origin whose pages may call, as browsers send it; null for none */
  origin: string | null
  /** stores the bank; null for memory only */
  file: string | null
  /** ms per call */
  latency: number
  /** whether the parent process may act as the bank's operator, through the channel of `fork` */
  operator: boolean
}

/** Throws an Error with a message for the user. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '3000' },
      origin: { type: 'string' },
      file: { type: 'string' },
      latency: { type: 'string', default: '0' },
      operator: { type: 'boolean', default: false },
    },
  })
  return {
    port: wholeNumber('--port', values.port, 65_535),
    origin: values.origin === undefined ? null : originOf(values.origin),
    file: values.file ?? null,
    latency: wholeNumber('--latency', values.latency, 600_000),
    operator: values.operator,
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max) throw new Error(`${name} must be a whole number up to ${max}, not '${text}'`)
  return value
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol) || !['/', ''].includes(url.pathname + url.search))
    throw new Error(
      `--origin must be the address of a site without a path, such as http://127.0.0.1:4173, not '${text}'`,
    )
  return url.origin
}
