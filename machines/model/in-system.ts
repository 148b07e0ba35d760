import {
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  type InputFrom,
} from 'xstate'
import type { Recipients } from '#machines/recipients.ts'
import { stubCustomer, stubListener, stubSession } from './stub-actor.ts'

/** The actors that run beside a flow. Those left out are replaced by stubs. */
export type Beside = Readonly<Partial<Record<keyof Recipients, AnyActorLogic>>>

export interface InSystemOptions<Machine extends AnyStateMachine>
  extends Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'> {
  input?: InputFrom<Machine>
  beside?: Beside
}

/** A flow as the child of a root, as in the app, beside stubs of the actors that it sends to (FLOW-6). Not started yet. */
export function inSystem<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, beside, ...options }: InSystemOptions<Machine> = {},
): { root: AnyActorRef; flow: ActorRefFrom<Machine> } {
  return createRoot(rootWith(machine, { input, beside } as InSystemOptions<Machine>), machine.id, options)
}

/** A root of `rootWith`, with its flow, which has its machine's id. */
export function createRoot<Flow extends AnyActorRef>(
  logic: AnyStateMachine,
  flow: string,
  options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>,
): { root: AnyActorRef; flow: Flow } {
  const root = createActor(logic, options)
  return { root, flow: root.getSnapshot().children[flow] as Flow }
}

/** The machine of such a root. */
export function rootWith<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, beside = {} }: Pick<InSystemOptions<Machine>, 'input' | 'beside'>,
): AnyStateMachine {
  const stubs: Beside = {
    customer: stubCustomer({}),
    modal: stubListener(),
    toasts: stubListener(),
    session: stubSession({ customerId: null, isCodeSpent: false, drafts: {} }),
    ...beside,
  }
  // Actors that the flow starts itself need no stub.
  const others = Object.entries(stubs).filter(([id]) => !Object.hasOwn(machine.implementations.actors, id))
  const actors: Record<string, AnyActorLogic> = { ...Object.fromEntries(others), [machine.id]: machine }
  const invoke = Object.keys(actors).map((id) => ({
    src: id,
    id,
    systemId: id,
    ...(id === machine.id ? { input: input as never } : {}),
  }))
  return createMachine({ invoke } as never).provide({ actors } as never)
}

/** As `inSystem`, started. */
export function startInSystem<Machine extends AnyStateMachine>(
  machine: Machine,
  options: InSystemOptions<Machine> = {},
): ActorRefFrom<Machine> {
  const { root, flow } = inSystem(machine, options)
  root.start()
  return flow
}
