import { expect, test } from 'vitest'
import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { type Product, setProduct } from '#src/workbench/product.ts'
import { createHappened } from './happened.ts'

interface Emission {
  context: { customerId: string | null }
}

const listeners: ((emission: Emission) => void)[] = []
const session = {
  getSnapshot: () => ({ context: { customerId: 'a1' } }),
  subscribe: (listener: (emission: Emission) => void) => listeners.push(listener),
  send: (emission: Emission) => {
    for (const listener of listeners) listener(emission)
  },
}
setProduct({ session } as unknown as Product)

const people = [
  { userId: 'a1', name: 'Ada Fenwick' },
  { userId: 'k1', name: 'Karl Brandt' },
]
const backend = { onCall: () => undefined, operator: { people: () => people } } as unknown as Backend

test('DEMO-14: who was signed in already when the page was loaded has not signed in again; who comes after them has', async () => {
  const happened = createHappened(backend)
  const become = (customerId: string | null) => session.send({ context: { customerId } })
  become('a1')
  become(null)
  become('k1')
  await clock.settled()
  expect(happened.list().map(({ text }) => text)).toEqual(['Karl signed in'])
})
