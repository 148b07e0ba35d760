const grouped = new Intl.NumberFormat('en-US')

/** '100,000' */
export function formatCount(count: number): string {
  return grouped.format(count)
}
