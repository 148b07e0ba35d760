import { type WithdrawalTotals, withdrawalTotals } from './amounts.ts'
import { byNewest, Collection } from './collection.ts'
import type { TransferRow } from './rows.ts'
import { SERIES_TOTALS, type TransferSeries } from './transfer-series.ts'

/** The transfers, some of them generated: of those only what was changed or added is held as rows. */
export class TransferCollection extends Collection<TransferRow> {
  readonly #series = new Map<string, TransferSeries>()

  addSeries(series: TransferSeries): void {
    this.#series.set(series.owner, series)
  }

  override get(id: string): TransferRow | undefined {
    return super.get(id) ?? this.#generated(id)
  }

  override update(id: string, changes: Partial<TransferRow>): TransferRow {
    const generated = super.get(id) === undefined ? this.#generated(id) : undefined
    return generated ? this.insert({ ...generated, ...changes }) : super.update(id, changes)
  }

  override newestFirst(owner: string): readonly TransferRow[] {
    const series = this.#series.get(owner)
    const held = super.newestFirst(owner)
    if (series === undefined || held.length === 0) return series?.rows() ?? held
    const generated = [...series.rows()]
    const added = held.filter((row) => {
      const index = series.indexOf(row._id)
      if (index !== null) generated[index] = row
      return index === null
    })
    const newest = generated[0]?.createdAt ?? ''
    const rows = [...added, ...generated]
    return added.every((row) => row.createdAt >= newest) ? rows : rows.sort(byNewest)
  }

  /**
   * A generated customer's rows, newest first, as the bytes of a JSON list; null for a customer without a
   * series, and where other rows than new ones were added to it, so that the rows have to be put together.
   */
  json(owner: string): Uint8Array<ArrayBuffer>[] | null {
    const series = this.#series.get(owner)
    const added = super.newestFirst(owner)
    const isNew = (row: TransferRow) =>
      series?.indexOf(row._id) === null && row.createdAt >= (series.newest()?.createdAt ?? '')
    if (series === undefined || !added.every(isNew)) return null
    const head = new TextEncoder().encode(`[${added.map((row) => `${JSON.stringify(row)},`).join('')}`)
    return [head, series.json(), new TextEncoder().encode(']')]
  }

  /** In cents; for a generated series without touching its rows. */
  totals(owner: string): WithdrawalTotals {
    const held = this.of(owner)
    const total = withdrawalTotals(held)
    if (!this.#series.has(owner)) return total
    const replaced = withdrawalTotals(held.flatMap((row) => this.#generated(row._id) ?? []))
    return {
      all: SERIES_TOTALS.all + total.all - replaced.all,
      loan: SERIES_TOTALS.loan + total.loan - replaced.loan,
      invest: SERIES_TOTALS.invest + total.invest - replaced.invest,
    }
  }

  #generated(id: string): TransferRow | undefined {
    for (const series of this.#series.values()) {
      const row = series.find(id)
      if (row) return { ...row, userId: series.owner }
    }
    return undefined
  }
}
