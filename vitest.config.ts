import { readFileSync } from 'node:fs'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import viteConfig from './vite.config.ts'

/** It takes a third of the whole run, by itself at the end otherwise. */
const LONGEST = 'exploration.test.ts'

/** Runs the files that need a DOM first: Vitest ends a worker before a file of another environment, and a new one loads all packages again. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      if (readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom')) return 0
      return moduleId.endsWith(LONGEST) ? 1 : 2
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: 'node',
      restoreMocks: true,
      setupFiles: ['scripts/vite/test-setup.ts'],
      pool: 'threads',
      // A busy machine takes its time: a test that takes a second alone takes ten there.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Vitest leaves one core free by default, which is half of a small machine (PERF-5).
      maxWorkers: '100%',
      include: ['machines', 'src', 'mocks', 'e2e', 'scripts'].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
      // The set-up gives each file modules of its own, which takes less time than a thread of its own (PERF-5).
      isolate: false,
      sequence: { sequencer: ByEnvironment },
      // The alias holds for MSW's own imports only where the tests bundle it, as the build does.
      server: { deps: { inline: [/\/msw\//] } },
    },
  }),
)
