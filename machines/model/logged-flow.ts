import type { AnyActorRef, AnyStateMachine, ContextFrom } from 'xstate'
import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { type InSystemOptions, inSystem } from './in-system.ts'
import type { CallOf, CallTypes } from './machine-types.ts'
import { type HeldCall, heldCalls, stubCustomer, stubToasts } from './stub-actor.ts'

interface Options<Machine extends AnyStateMachine, Held> extends InSystemOptions<Machine> {
  /** paused at 0 by default */
  clock?: AppClock
  /** what the customer's data are, all loaded */
  answers?: Partial<CustomerAnswers>
  log?: unknown[]
  /** the calls that wait until the test settles them */
  holds?: readonly Held[]
}

type HeldCallOf<Types> = Types extends { output: infer Output; input: infer Input } ? HeldCall<Output, Input> : never

/**
 * A flow, started in a system, that logs what comes of it in order: its toasts, the events that it sends to the customer, 'focus' and a
 * field, and 'close' when it ends.
 */
export function startLogged<Machine extends AnyStateMachine, const Held extends CallOf<Machine> = never>(
  machine: Machine,
  options: Options<Machine, Held> = {},
) {
  const { clock = new AppClock({ mode: 'paused', virtual: 0 }), answers = {}, log = [], holds = [], beside } = options
  const held = holds.map((name) => ({ name, ...heldCalls() }))
  const actors = Object.fromEntries(held.map(({ name, logic }) => [name, logic]))
  const customer = stubCustomer(answers, {}, ({ type }) => log.push(type))
  const toasts = stubToasts(machine.id, (key) => log.push(key))
  const { root, flow: actor } = inSystem(machine.provide({ actors } as never) as Machine, {
    ...options,
    clock,
    beside: { customer, toasts, ...beside },
  })
  root.start()
  const ref: AnyActorRef = actor
  ref.on('field.focus', ({ field }) => log.push(field === undefined ? 'focus' : `focus ${field}`))
  ref.subscribe({ complete: () => log.push('close') })
  const state = (): unknown => ref.getSnapshot().value
  const context = (): ContextFrom<Machine> => ref.getSnapshot().context
  const calls = Object.fromEntries(held.map(({ name, calls }) => [name, calls])) as unknown as {
    [Name in Held]: HeldCallOf<CallTypes<Machine, Name>>[]
  }
  return { root, actor, clock, calls, log, state, context }
}
