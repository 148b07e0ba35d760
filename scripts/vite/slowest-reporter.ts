import type { Reporter, TestModule } from 'vitest/node'
import { slowest } from '../../e2e/slowest.ts'

/** Prints the ten slowest unit tests after a run of more than one file. */
export const slowestReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    if (modules.length < 2) return
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ title: test.fullName, ms: test.diagnostic()?.duration ?? 0 })),
    )
    process.stdout.write(`\nunit: the slowest of ${tests.length} tests\n${slowest(tests)}`)
  },
}
