import type { WithdrawalTotals } from './amounts.ts'
import type { TransferRow } from './rows.ts'
import { TransferText } from './transfer-text.ts'

const SERIES_LENGTH = 100_000
const HALF = SERIES_LENGTH / 2
const TEN_YEARS = 3_652 * 86_400_000
const INTERVAL = TEN_YEARS / SERIES_LENGTH
/** cents */
const MEAN = 2_450
const SPREAD = 2_350
const PENDING = 3
const INDEX_DIGITS = 8

/** What a series adds up to, in cents: rows half a series apart cancel each other out around the mean. */
export const SERIES_TOTALS: WithdrawalTotals = {
  all: SERIES_LENGTH * MEAN,
  loan: (SERIES_LENGTH * MEAN * 2) / 5,
  invest: (SERIES_LENGTH * MEAN * 3) / 5,
}

/**
 * 100,000 transfers over ten years (PERF-4), each computed from its index and stored nowhere.
 * Index 0 is the newest; the last 8 digits of an id are its index.
 */
export class TransferSeries {
  readonly owner: string
  readonly #prefix: string
  readonly #newest: number
  #json: Uint8Array<ArrayBuffer> | null = null
  #rows: readonly TransferRow[] | null = null

  /** `newest` in ms since the epoch */
  constructor(owner: string, prefix: string, newest: number) {
    this.owner = owner
    this.#prefix = prefix
    this.#newest = newest
  }

  find(id: string): TransferRow | undefined {
    const index = this.indexOf(id)
    if (index === null) return undefined
    const text = new TransferText(this.#prefix, 1)
    this.#write(text, 0, index)
    return text.rows()[0]
  }

  newest(): TransferRow | undefined {
    return this.find(this.#prefix + hex(0))
  }

  indexOf(id: string): number | null {
    if (!id.startsWith(this.#prefix)) return null
    const index = Number.parseInt(id.slice(this.#prefix.length), 16)
    const isOurs = index >= 0 && index < SERIES_LENGTH && id === this.#prefix + hex(index)
    return isOurs ? index : null
  }

  /** All rows, newest first, as JSON without the brackets of the list. */
  json(): Uint8Array<ArrayBuffer> {
    this.#json ??= this.#text().bytes
    return this.#json
  }

  /** All rows, newest first. */
  rows(): readonly TransferRow[] {
    this.#rows ??= this.#text().rows()
    return this.#rows
  }

  #text(): TransferText {
    const text = new TransferText(this.#prefix, SERIES_LENGTH)
    for (let index = 0; index < SERIES_LENGTH; index++) this.#write(text, index, index)
    return text
  }

  #write(text: TransferText, position: number, index: number): void {
    const pair = index % HALF
    const deviation = scatter(pair) % (SPREAD + 1)
    text.write(position, {
      index,
      at: this.#newest - index * INTERVAL - (scatter(index + SERIES_LENGTH) % INTERVAL),
      cents: index < HALF ? MEAN + deviation : MEAN - deviation,
      isApproved: index >= PENDING,
      isLoan: pair % 5 < 2,
    })
  }
}

function hex(index: number): string {
  return index.toString(16).padStart(INDEX_DIGITS, '0')
}

/** The same well mixed number of 0 or more for the same index. */
function scatter(index: number): number {
  let mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
