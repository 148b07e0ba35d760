import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import type { Happening } from '#src/workbench/demo/demo-contract.ts'
import { product } from '#src/workbench/product.ts'
import type { BusinessEvent } from './happened-words.ts'

export interface Happened {
  list(): Happening[]
  /** Tells an event, or a sentence as it is. */
  tell(event: BusinessEvent | string): void
  /** Reports everything that was told. */
  subscribe(listener: () => void): void
}

const LIMIT = 20

/** 'What just happened' (DEMO-14). The words are loaded with the first event that needs them. */
export function createHappened(backend: Backend): Happened {
  let list: Happening[] = []
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()
  let { customerId } = product.session.getSnapshot().context

  function tell(event: BusinessEvent | string): void {
    const at = clock.now()
    const told = last.then(async () => {
      const text =
        typeof event === 'string'
          ? event
          : await (await import('./happened-words.ts')).describeEvent(event, backend.operator)
      if (text === null) return
      list = [{ at, text }, ...list].slice(0, LIMIT)
      for (const listener of listeners) listener()
    })
    // Without the words, for want of a network, the event goes untold.
    last = clock.track(told.catch(() => undefined))
  }

  backend.onCall((name, status, record) => {
    if (status !== 0 && record.method !== 'GET') tell({ kind: 'call', name, record, customerId })
  })
  product.session.subscribe(({ context }) => {
    const before = customerId
    customerId = context.customerId
    if (customerId !== null && customerId !== before) tell(`${nameOf(customerId)} signed in`)
  })
  return { list: () => structuredClone(list), tell, subscribe: (listener) => void listeners.add(listener) }

  function nameOf(userId: string): string {
    return (
      backend.operator
        .people()
        .find((person) => person.userId === userId)
        ?.name.split(' ')[0] ?? 'A customer'
    )
  }
}
