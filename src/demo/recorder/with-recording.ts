import type { Backend } from '#mocks/bank/backend.ts'
import type { RecordedAction, RecordedDoing } from '#src/demo/demo-contract.ts'

export type TellDoing = (doing: RecordedDoing) => void

const ACTIONS: readonly RecordedAction[] = ['setUser', 'releaseStep', 'setDeposit', 'setLoan', 'setKyc', 'copyCustomer']

const OF_A_CUSTOMER: readonly RecordedAction[] = ['setUser', 'releaseStep', 'setKyc', 'copyCustomer']

/** The same backend, which tells what the bank's operator does and what is made to go wrong, once it is done. */
export function watchDoings(backend: Backend, tell: TellDoing): Backend {
  const operator = { ...backend.operator }
  for (const action of ACTIONS)
    Object.assign(operator, {
      [action]: async (...args: unknown[]) => {
        // Named before it is done: it may change what she is called.
        const named = OF_A_CUSTOMER.includes(action) ? [nameOf(backend, args[0]), ...args.slice(1)] : args
        const done = await (backend.operator[action] as (...args: unknown[]) => Promise<unknown>)(...args)
        tell({ kind: 'operator', action, args: named })
        return done
      },
    })
  const faults: Backend['faults'] = {
    ...backend.faults,
    set: (fault) => {
      backend.faults.set(fault)
      tell({ kind: 'fault', fault })
    },
    clear: () => {
      backend.faults.clear()
      tell({ kind: 'fault', fault: null })
    },
  }
  return Object.defineProperties(Object.create(backend) as Backend, {
    operator: { value: operator },
    faults: { value: faults },
    latency: {
      get: () => backend.latency,
      set: (latency: number) => {
        backend.latency = latency
        tell({ kind: 'latency', latency })
      },
    },
    signIn: {
      value: async (persona: string) => {
        const answer = await backend.signIn(persona)
        tell({ kind: 'sign-in', persona: nameOf(backend, persona) })
        return answer
      },
    },
  })
}

/** What a customer is called in a recording: a persona by her id, anybody else by her e-mail address. */
export function nameOf(backend: Backend, who: unknown): string {
  const named = backend.personas.find(({ id, email }) => id === who || email === who)
  if (named !== undefined) return named.id
  const person = backend.operator.people().find(({ userId, email }) => userId === who || email === who)
  return backend.personas.find(({ email }) => email === person?.email)?.id ?? person?.email ?? String(who)
}
