import type { Outcome } from './checks.ts'

/** The outcomes as a table, drifts last and in full: what is wrong is then what stands on the screen. */
export function report(outcomes: readonly Outcome[]): string {
  const of = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result)
  const width = Math.max(...outcomes.map(({ call }) => call.length))
  const line = (mark: string, { call, what }: Outcome) => `${mark} ${call.padEnd(width)}  ${what}`
  const [kept, unchecked, drifts] = [of('kept'), of('not checked'), of('drift')]
  return [
    ...kept.map((outcome) => line('ok   ', outcome)),
    ...unchecked.map((outcome) => `${line('-    ', outcome)}: ${outcome.expected}`),
    ...drifts.flatMap((outcome) => [
      line('DRIFT', outcome),
      `      expected  ${outcome.expected}`,
      `      found     ${outcome.found}`,
    ]),
    `${kept.length} kept, ${drifts.length} drifts, ${unchecked.length} not checked`,
  ].join('\n')
}
