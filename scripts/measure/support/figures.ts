/** Prints a figure beside its limit. The measurement fails when it is above it. */
export function atMost(what: string, figure: number, limit: number, unit = ''): void {
  const shown = String(Number.isInteger(figure) ? figure : Number(figure.toPrecision(4)))
  console.log(`  ${what.padEnd(64)} ${shown.padStart(8)} ${unit.padEnd(3)} of ${limit}`)
  if (!(figure <= limit)) process.exitCode = 1
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN
}
