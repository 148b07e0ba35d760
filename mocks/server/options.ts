import { parseArgs } from 'node:util'

export interface Options {
  /** of the loopback interface; 0 takes any that is free */
  port: number
  /** the one origin whose pages may call, as browsers send it; null for none */
  origin: string | null
  /** where the bank is kept; null for in memory alone */
  file: string | null
  /** ms per call */
  latency: number
  /** whether the process that started this one may act as the bank's operator, over its own channel */
  operator: boolean
}

/** Throws an Error with the reason in words. */
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

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw new Error(`${name} takes a whole number up to ${most}, not '${text}'`)
  return value
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol) || !['/', ''].includes(url.pathname + url.search))
    throw new Error(`--origin takes the address of a site without a path, such as http://127.0.0.1:4173, not '${text}'`)
  return url.origin
}
