import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import type { DemoCallLog } from './demo-contract.ts'

/** `window.demo.callLog` */
export function createDemoCallLog({ calls }: Pick<Backend, 'calls'>): DemoCallLog {
  return {
    count: () => calls().length,
    newest: (count) =>
      calls()
        .map(({ at, method, path, status, ms }, index) => ({ number: index + 1, at, method, path, status, ms }))
        .slice(-count)
        .toReversed(),
    show: async (number) => (await clock.track(import('./show-call.ts'))).showCall(calls()[number - 1], number),
  }
}
