import type { Outcome } from './checks.ts'

/** The outcomes as a table. Violations come last, so that they are what the terminal shows. */
export function report(outcomes: readonly Outcome[]): string {
  const of = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result)
  const width = Math.max(...outcomes.map(({ call }) => call.length))
  const line = (mark: string, { call, what }: Outcome) => `${mark} ${call.padEnd(width)}  ${what}`
  const [passed, unchecked, violated] = [of('passed'), of('not checked'), of('violated')]
  return [
    ...passed.map((outcome) => line('ok   ', outcome)),
    ...unchecked.map((outcome) => `${line('-    ', outcome)}: ${outcome.expected}`),
    ...violated.flatMap((outcome) => [
      line('FAIL ', outcome),
      `      expected  ${outcome.expected}`,
      `      found     ${outcome.found}`,
    ]),
    `${passed.length} passed, ${violated.length} violated, ${unchecked.length} not checked`,
  ].join('\n')
}
