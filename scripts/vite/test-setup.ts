// Runs for each test file. The files of a worker share its thread (PERF-5), but neither modules nor stubs.
import { afterAll, vi } from 'vitest'

vi.resetModules()
await import('./test-equality.ts')

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
