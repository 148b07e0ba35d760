import type { AnyActorRef, AnyStateMachine, ContextFrom } from 'xstate'
import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import { type InSystemOptions, inSystem } from './in-system.ts'
import { stubCustomer, stubToasts } from './stub-actor.ts'

interface Options<Machine extends AnyStateMachine> extends InSystemOptions<Machine> {
  /** what the customer's data are, all loaded */
  answers?: Partial<CustomerAnswers>
  log?: unknown[]
}

/**
 * A flow, started in a system, that logs what comes of it in order: its toasts, the events that it sends to the customer, 'focus' and a
 * field, and 'close' when it ends.
 */
export function startLogged<Machine extends AnyStateMachine>(
  machine: Machine,
  { answers = {}, log = [], beside, ...options }: Options<Machine> = {},
) {
  const customer = stubCustomer(answers, {}, ({ type }) => log.push(type))
  const toasts = stubToasts(machine.id, (key) => log.push(key))
  const { root, flow: actor } = inSystem(machine, { ...options, beside: { customer, toasts, ...beside } })
  root.start()
  const ref: AnyActorRef = actor
  ref.on('field.focus', ({ field }) => log.push(field === undefined ? 'focus' : `focus ${field}`))
  ref.subscribe({ complete: () => log.push('close') })
  const state = (): unknown => ref.getSnapshot().value
  const context = (): ContextFrom<Machine> => ref.getSnapshot().context
  return { root, actor, log, state, context }
}
