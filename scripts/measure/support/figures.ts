/** What was above its limit. `npm run measure` ends with it. */
export const tooMuch: string[] = []

/** Prints a figure beside its limit, and marks it where it is above it: then the measurement fails. Returns whether it is within. */
export function atMost(what: string, figure: number, limit: number, unit = ''): boolean {
  const shown = String(Number.isInteger(figure) ? figure : Number(figure.toPrecision(4)))
  const isWithin = figure <= limit
  console.log(`  ${what.padEnd(64)} ${shown.padStart(8)} ${unit.padEnd(3)} of ${limit}${isWithin ? '' : '  FAILED'}`)
  if (!isWithin) tooMuch.push(`${what}: ${shown} ${unit}`.trimEnd().concat(`, at most ${limit}`))
  return isWithin
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN
}
