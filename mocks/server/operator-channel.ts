import type { Backend } from '#mocks/bank/backend.ts'

/** A request of the parent process, which acts as the bank's operator in tests. */
interface OperatorRequest {
  id: number
  method: 'customer' | 'setUser' | 'releaseStep' | 'setDeposit' | 'setLoan' | 'setKyc' | 'outbox' | 'reset'
  args: unknown[]
}

type OperatorAnswer = { id: number; value: unknown } | { id: number; error: string }

/** Sends the bank's address, then answers requests. The channel cannot be reached over the network. */
export function serveOperator(backend: Backend, address: string): void {
  if (process.send === undefined) throw new Error('--operator needs a parent process: start this one with `fork`')
  const send = (answer: OperatorAnswer) => process.send?.(answer)
  const methods = { ...backend.operator, outbox: backend.outbox, reset: backend.reset }
  process.on('message', async ({ id, method, args }: OperatorRequest) => {
    try {
      const act = methods[method] as (...args: unknown[]) => unknown
      send({ id, value: (await act(...args)) ?? null })
    } catch (error) {
      send({ id, error: (error as Error).message })
    }
  })
  send({ id: 0, value: address })
}
