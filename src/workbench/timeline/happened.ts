import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import type { Happening } from '#src/workbench/demo/demo-contract.ts'
import { product } from '#src/workbench/product.ts'
import { type BusinessEvent, describeEvent } from './happened-words.ts'

export interface Happened {
  list(): Happening[]
  /** Tells an event, or a sentence as it is. */
  tell(event: BusinessEvent | string): void
  /** Reports everything that was told. */
  subscribe(listener: () => void): void
}

const LIMIT = 20

/** 'What just happened' (DEMO-14). */
export function createHappened(backend: Backend): Happened {
  let list: Happening[] = []
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()
  let { customerId } = product.session.getSnapshot().context

  function tell(event: BusinessEvent | string): void {
    const at = clock.now()
    // One after another: some are looked up in the bank's data.
    const told = last.then(async () => {
      const text = typeof event === 'string' ? event : await describeEvent(event, backend.operator)
      if (text === null) return
      list = [{ at, text }, ...list].slice(0, LIMIT)
      for (const listener of listeners) listener()
    })
    last = clock.track(told)
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
