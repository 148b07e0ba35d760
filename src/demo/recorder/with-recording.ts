import type { Backend } from '#mocks/bank/backend.ts'
import type { AppStep, OperatorAction } from '#src/contract/app-steps.ts'

const ACTIONS: readonly OperatorAction[] = [
  'setUser',
  'releaseStep',
  'setDeposit',
  'setLoan',
  'setTransfer',
  'setKyc',
  'copyCustomer',
]

const OF_A_CUSTOMER: readonly OperatorAction[] = ['setUser', 'releaseStep', 'setKyc', 'copyCustomer']

/** The same backend, but it reports the operator's actions and changed faults once they are done. */
export function withRecording(backend: Backend, onAction: (step: AppStep) => void): Backend {
  const operator = { ...backend.operator }
  for (const action of ACTIONS)
    Object.assign(operator, {
      [action]: async (...args: unknown[]) => {
        // Named before the action, which may change the customer's name.
        const named = OF_A_CUSTOMER.includes(action) ? [nameOf(backend, args[0]), ...args.slice(1)] : args
        const done = await (backend.operator[action] as (...args: unknown[]) => Promise<unknown>)(...args)
        onAction({ kind: 'operator', action, args: named })
        return done
      },
    })
  const faults: Backend['faults'] = {
    ...backend.faults,
    set: (fault) => {
      backend.faults.set(fault)
      onAction({ kind: 'fault', fault })
    },
    remove: (fault) => {
      backend.faults.remove(fault)
      onAction({ kind: 'fault-removed', fault: { call: fault.call, kind: fault.kind } })
    },
    clear: () => {
      backend.faults.clear()
      onAction({ kind: 'fault', fault: null })
    },
  }
  return Object.defineProperties(Object.create(backend) as Backend, {
    operator: { value: operator },
    faults: { value: faults },
    latency: {
      get: () => backend.latency,
      set: (latency: number) => {
        backend.latency = latency
        onAction({ kind: 'latency', latency })
      },
    },
    signIn: {
      value: async (persona: string) => {
        const answer = await backend.signIn(persona)
        onAction({ kind: 'sign-in', persona: nameOf(backend, persona) })
        return answer
      },
    },
  })
}

/** The name of a customer in a recording: a persona's id, or the e-mail address of anybody else. */
export function nameOf(backend: Backend, who: unknown): string {
  const named = backend.personas.find(({ id, email }) => id === who || email === who)
  if (named !== undefined) return named.id
  const person = backend.operator.people().find(({ userId, email }) => userId === who || email === who)
  return backend.personas.find(({ email }) => email === person?.email)?.id ?? person?.email ?? String(who)
}
