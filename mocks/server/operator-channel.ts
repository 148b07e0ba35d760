import type { Backend } from '#mocks/bank/backend.ts'

/** What a process that started this one may ask, by the channel that only it has: the bank's side, for tests. */
interface OperatorRequest {
  id: number
  method: 'customer' | 'setUser' | 'releaseStep' | 'setDeposit' | 'setLoan' | 'setKyc' | 'outbox' | 'reset'
  args: unknown[]
}

type OperatorAnswer = { id: number; value: unknown } | { id: number; error: string }

/** Answers them, and says first where the bank is. Nothing of it can be reached over the network. */
export function serveOperator(backend: Backend, address: string): void {
  if (process.send === undefined)
    throw new Error('--operator is for a process that is forked: there is no channel to it')
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
