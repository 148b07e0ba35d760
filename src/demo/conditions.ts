import type { Condition } from '#machines/in-app.ts'
import type { Backend } from '#mocks/bank/backend.ts'

type FaultyBackend = Pick<Backend, 'faults'>

/** Does something with no faults set but its own; afterwards those that were set are set again. */
export async function withFaultsAside(backend: FaultyBackend, work: () => Promise<void>): Promise<void> {
  const before = backend.faults.list()
  backend.faults.clear()
  try {
    await work()
  } finally {
    backend.faults.clear()
    for (const fault of before.toReversed()) backend.faults.set(fault)
  }
}

/**
 * Does something while the conditions are so. A call takes what is set for it when it is made: that it is not answered yet
 * when they end changes nothing. `latency` is what a call that is held takes anyway, in ms.
 */
export async function withConditions(
  backend: FaultyBackend,
  conditions: readonly Condition[],
  latency: number,
  work: () => Promise<void>,
): Promise<void> {
  const ends: (() => void)[] = []
  for (const condition of conditions) {
    if ('browser' in condition) ends.push(BROWSERS[condition.browser]())
    else if ('held' in condition)
      backend.faults.set({ call: condition.held, kind: 'delay', ms: condition.ms + latency })
    else backend.faults.set(condition)
  }
  try {
    await work()
  } finally {
    backend.faults.clear()
    for (const end of ends) end()
  }
}

/** How a browser is made to behave; each gives how it behaves as ever again. */
const BROWSERS: Record<Extract<Condition, { browser: string }>['browser'], () => () => void> = {
  'takes a copy': () => instead(navigator, 'clipboard', { writeText: async () => {} }),
  'takes no copy': () =>
    instead(navigator, 'clipboard', {
      writeText: async () => {
        throw new DOMException('Write permission denied', 'NotAllowedError')
      },
    }),
  'draws nothing': () => instead(HTMLCanvasElement.prototype, 'getContext', () => null),
  'prints nothing': () => instead(window, 'print', () => {}),
}

function instead(owner: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, name)
    else Object.defineProperty(owner, name, own)
  }
}
