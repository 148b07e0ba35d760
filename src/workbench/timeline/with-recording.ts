import type { Backend } from '#mocks/bank/backend.ts'
import type { AppStep, OperatorAction } from '#src/contract/app-steps.ts'

/** the operator's actions, and which of their arguments is a customer; -1: none */
const CUSTOMER_AT: Record<OperatorAction, number> = {
  setUser: 0,
  releaseStep: 0,
  setDeposit: -1,
  setLoan: -1,
  setTransfer: -1,
  setKyc: 0,
  copyCustomer: 0,
  setRecord: -1,
  removeRecord: -1,
  make: 1,
  removeMade: 1,
}

export const OPERATOR_ACTIONS = Object.keys(CUSTOMER_AT) as OperatorAction[]

/** The same backend, but it reports the operator's actions and changed faults once they are done. */
export function withRecording(backend: Backend, onAction: (step: AppStep) => void): Backend {
  const operator = { ...backend.operator }
  for (const action of OPERATOR_ACTIONS)
    Object.assign(operator, {
      [action]: async (...args: unknown[]) => {
        // Named before the action, which may change the customer's name.
        const named = args.map((arg, index) => (index === CUSTOMER_AT[action] ? nameOf(backend, arg) : arg))
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
