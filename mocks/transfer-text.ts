import { isoTime } from '#src/clock.ts'
import type { TransferRow } from './rows.ts'

export interface GeneratedTransfer {
  index: number
  /** ms since the epoch */
  at: number
  /** less than 10,000 */
  cents: number
  isApproved: boolean
  isLoan: boolean
}

const DAY = 86_400_000
const DATE_LENGTH = 10
const DIGITS = encode('0123456789abcdef')
const APPROVED = encode('true ')
const PENDING = encode('false')
const LOAN = encode('"loan"  ')
const INVEST = encode('"invest"')
const SPACE = 0x20
const TEMPLATE =
  '{"_id":"<prefix>00000000","createdAt":"0000-00-00T00:00:00Z","amount":00.00,"status":false,"withdrawalPath":"invest"},'

/**
 * Rows written straight as the bytes of their JSON, each of the same length: making 100,000 objects and
 * turning them into text takes twenty times as long.
 */
export class TransferText {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #width: number
  readonly #offset: Record<'id' | 'date' | 'time' | 'amount' | 'status' | 'path', number>
  #day = Number.NaN
  #date: Uint8Array = new Uint8Array()

  constructor(prefix: string, length: number) {
    const template = TEMPLATE.replace('<prefix>', prefix)
    const row = encode(template)
    this.#width = row.length
    this.#bytes = new Uint8Array(row.length * length)
    this.#bytes.set(row)
    for (let filled = row.length; filled < this.#bytes.length; filled *= 2) this.#bytes.copyWithin(filled, 0, filled)
    this.#offset = {
      id: template.indexOf('00000000'),
      date: template.indexOf('0000-00'),
      time: template.indexOf('00:00:00'),
      amount: template.indexOf('00.00'),
      status: template.indexOf('false'),
      path: template.indexOf('"invest"'),
    }
  }

  /** The rows, with commas between them. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, -1)
  }

  rows(): TransferRow[] {
    return JSON.parse(`[${new TextDecoder().decode(this.bytes)}]`)
  }

  write(position: number, { index, at, cents, isApproved, isLoan }: GeneratedTransfer): void {
    const start = position * this.#width
    const { id, date, time, amount, status, path } = this.#offset
    const day = Math.floor(at / DAY)
    const seconds = Math.floor((at - day * DAY) / 1_000)
    for (let digit = 0; digit < 8; digit++) this.#put(start + id + digit, (index >>> (28 - 4 * digit)) & 15)
    this.#bytes.set(this.#dateOf(day), start + date)
    this.#putTwo(start + time, Math.floor(seconds / 3_600))
    this.#putTwo(start + time + 3, Math.floor(seconds / 60) % 60)
    this.#putTwo(start + time + 6, seconds % 60)
    this.#putTwo(start + amount, Math.floor(cents / 100))
    // JSON knows no leading zero.
    if (cents < 1_000) this.#bytes[start + amount] = SPACE
    this.#putTwo(start + amount + 3, cents % 100)
    this.#bytes.set(isApproved ? APPROVED : PENDING, start + status)
    this.#bytes.set(isLoan ? LOAN : INVEST, start + path)
  }

  #putTwo(at: number, value: number): void {
    this.#put(at, Math.floor(value / 10))
    this.#put(at + 1, value % 10)
  }

  #put(at: number, digit: number): void {
    this.#bytes[at] = DIGITS[digit] ?? SPACE
  }

  /** Rows come in the order of time, so most share their date with the one before. */
  #dateOf(day: number): Uint8Array {
    if (day !== this.#day) {
      this.#day = day
      this.#date = encode(isoTime(day * DAY).slice(0, DATE_LENGTH))
    }
    return this.#date
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
