/**
 * The index of the first row of each group. The rows of a group must be adjacent. Reads the group of only a few rows, because there may
 * be 100,000.
 */
export function groupStarts<Row>(rows: readonly Row[], groupOf: (row: Row) => string): ReadonlyMap<number, string> {
  const starts = new Map<number, string>()
  let next = 0
  while (next < rows.length) {
    const group = groupOf(rows[next] as Row)
    starts.set(next, group)
    let beyond = rows.length
    while (next < beyond) {
      const middle = (next + beyond) >> 1
      if (groupOf(rows[middle] as Row) === group) next = middle + 1
      else beyond = middle
    }
  }
  return starts
}
