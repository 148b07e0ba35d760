const MOST = 10
const LENGTH = 110

/** A test that has run; `ms` of wall time. */
export interface RunTest {
  title: string
  ms: number
}

/** The ten slowest of the tests, a line each, so that a run says itself where its time goes (PERF-5). */
export function slowest(tests: readonly RunTest[]): string {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, MOST)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title.slice(0, LENGTH)}\n`)
    .join('')
}
