import type { Backend } from '#mocks/bank/backend.ts'
import type { OperatorAction } from '#src/contract/app-steps.ts'

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

/** The arguments of an action as a file may have them: a customer by name. */
export function namedArgs(action: OperatorAction, args: readonly unknown[], backend: Backend): unknown[] {
  return args.map((arg, index) => (index === CUSTOMER_AT[action] ? nameOf(backend, arg) : arg))
}

/** The name of a customer in a file: a persona's id, or the e-mail address of anybody else. */
export function nameOf(backend: Backend, who: unknown): string {
  const named = backend.personas.find(({ id, email }) => id === who || email === who)
  if (named !== undefined) return named.id
  const person = backend.operator.people().find(({ userId, email }) => userId === who || email === who)
  return backend.personas.find(({ email }) => email === person?.email)?.id ?? person?.email ?? String(who)
}
