import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { VIRTUAL_TIME } from './demo.ts'

/** Prints how much virtual time the tests let pass, beside the wall time that it took (PERF-5). */
class TimeReporter implements Reporter {
  #virtual = 0
  #counts = { passed: 0, failed: 0 }

  onTestEnd(_: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations)
      if (type === VIRTUAL_TIME) this.#virtual += Number(description)
    this.#counts[result.status === 'passed' ? 'passed' : 'failed'] += 1
  }

  onEnd({ duration }: FullResult): void {
    const { passed, failed } = this.#counts
    process.stdout.write(`\ne2e: ${passed} passed, ${failed} failed\n`)
    process.stdout.write(`e2e: ${minutes(this.#virtual)} of virtual time in ${(duration / 1000).toFixed(1)} s\n`)
  }
}

function minutes(ms: number): string {
  return `${Math.floor(ms / 3_600_000)} h ${Math.floor((ms % 3_600_000) / 60_000)} min`
}

export default TimeReporter
