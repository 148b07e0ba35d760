import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** The annotation with a test's virtual time in ms. */
export const VIRTUAL_TIME = 'virtual time'

const MOST = 10
const LENGTH = 110

/** Prints the tests' virtual time next to their wall time, and the slowest tests, so that a run says itself where its time goes (PERF-5). */
class TimeReporter implements Reporter {
  #virtual = 0
  #counts = { passed: 0, failed: 0 }
  #tests: { title: string; ms: number }[] = []
  #axe = 0
  #workers = 1
  #projects = ''

  onBegin({ workers }: FullConfig, { suites }: Suite): void {
    this.#workers = workers
    this.#projects = suites.map(({ title }) => title).join(', ')
  }

  onTestEnd({ title }: TestCase, { annotations, duration, status }: TestResult): void {
    this.#virtual += Number(annotations.find(({ type }) => type === VIRTUAL_TIME)?.description ?? 0)
    this.#tests.push({ title, ms: duration })
    this.#counts[status === 'passed' ? 'passed' : 'failed'] += 1
    if (title.includes(' axe ')) this.#axe += duration / this.#workers
  }

  onEnd({ duration }: FullResult): void {
    const { passed, failed } = this.#counts
    const slowest = this.#tests.toSorted((one, other) => other.ms - one.ms).slice(0, MOST)
    process.stdout.write(`\ne2e: the slowest of ${this.#tests.length} tests\n`)
    for (const { title, ms } of slowest) process.stdout.write(`  ${seconds(ms)}  ${title.slice(0, LENGTH)}\n`)
    process.stdout.write(`e2e: ${this.#projects}: ${passed} passed, ${failed} failed\n`)
    process.stdout.write(`e2e: ${minutes(this.#virtual)} of virtual time in ${seconds(duration)}, `)
    process.stdout.write(`of which the axe sweep about ${seconds(this.#axe)}\n`)
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).padStart(5)} s`
}

function minutes(ms: number): string {
  return `${Math.floor(ms / 3_600_000)} h ${Math.floor((ms % 3_600_000) / 60_000)} min`
}

export default TimeReporter
