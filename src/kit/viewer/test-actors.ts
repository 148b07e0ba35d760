import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
} from 'xstate'
import { actorOptions, clock } from '#src/kit/actors/runtime.ts'
import type { Random } from '#src/kit/clock/random.ts'
import { activeIds } from '#src/kit/statechart/active.ts'
import { statesOf, transitionsOf } from '#src/kit/statechart/transitions.ts'
import { samplesOf } from './payload-form.ts'

/** What a machine is started with. */
const INPUTS: Record<string, unknown> = {
  'account-settings': { user: { _id: 'someone' } },
  customer: { customerId: 'someone' },
  deposit: { depositor: null },
  kyc: { customer: null },
  'loan-notice': { status: 'Pending' },
  message: { kind: 'contact' },
  modal: { asked: null },
  'social-proof': { at: 0 },
  statement: { period: { from: '2026-01-01', to: '2026-03-02' } },
  toast: { at: 0 },
  withdrawal: {
    path: 'invest',
    method: null,
    facts: { load: 'loading', customerId: '', email: '', symbol: '', kyc: 'none', loan: 'none', balance: 0 },
  },
}

/** What an actor may give back, by its name; nothing where it is not named. */
const OUTPUTS: Record<string, readonly unknown[]> = {
  loadUser: [{ _id: 'someone' }],
  loadLoans: [{ loan: [] }],
  loadDeposits: [{ deposit: [] }],
  loadKyc: [null],
  loadTransfers: [{ transfers: [] }],
  loadDetails: [
    { bank: null, wallets: [] },
    { bank: {}, wallets: [] },
  ],
  checkPicture: [null, 'picture-type'],
  drawSpecimen: [{ front: new File([], 'front.png'), back: new File([], 'back.png') }],
  login: [{ _id: 'someone', accessToken: 'none' }],
  askForMap: [true, false],
  loadProof: [[], [{ name: 'Ana', brief: 'has saved', country: 'Spain' }]],
  compareCode: [true, false],
}

interface Held {
  name: string
  /** the machine has a way for its failure */
  mayFail: boolean
  signal: AbortSignal
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

/** A real machine whose actors answer when they are told to, and whose actions do nothing. */
export interface HandSettled {
  actor: AnyActorRef
  /** those that have not answered */
  held(): readonly Held[]
}

/** `change` is done to what it is started with, and to what its actors give back or fail with. */
export function handSettled(machine: AnyStateMachine, change: Change = asItIs): HandSettled {
  const all: Held[] = []
  const { actors, actions } = machine.implementations
  const hold = (name: string) =>
    fromPromise(
      ({ signal }) =>
        new Promise((resolve, reject) =>
          all.push({
            name,
            mayFail: mayFail(name, machine),
            signal,
            resolve: (output) => resolve(change(output)),
            reject: (error) => reject(change(error)),
          }),
        ),
    )
  const provided = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, hold(name)])),
    actions: Object.fromEntries(
      Object.entries(actions).flatMap(([name, action]) => ('resolve' in (action as object) ? [] : [[name, () => {}]])),
    ),
  } as never)
  const actor = createActor(provided, { ...actorOptions(), input: change(INPUTS[machine.id]) } as never)
  return { actor: actor.start(), held: () => all.filter(({ signal }) => !signal.aborted) }
}

type Change = (value: unknown) => unknown

function asItIs<T>(value: T): T {
  return value
}

function mayFail(name: string, machine: AnyStateMachine): boolean {
  return statesOf(machine).some(({ invoke, transitions }) =>
    invoke.some(({ src, id }) => src === name && transitions.has(`xstate.error.actor.${id}`)),
  )
}

/** Does one legal thing: an event that the actor takes now, an answer of an actor of its, or the time until its next timer. */
export async function doSomething(
  { actor, held }: HandSettled,
  random: Random,
  change: (event: EventObject) => EventObject = asItIs,
): Promise<void> {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const events = eventsIn(snapshot).map((event) => () => actor.send(change(event)))
  const answers = held().map(({ name, mayFail, resolve, reject }) => async () => {
    const outputs = OUTPUTS[name] ?? [undefined]
    const place = random.int(0, mayFail ? outputs.length : outputs.length - 1)
    if (place === outputs.length) reject(new Error('An actor failed'))
    else resolve(outputs[place])
    await clock.settled()
  })
  const times = clock.pending().some(({ owner }) => owner === snapshot.machine.id) ? [() => clock.next()] : []
  const [first, ...more] = [...events, ...answers, ...times]
  if (first !== undefined) await random.pick([first, ...more])()
}

function eventsIn(snapshot: AnyMachineSnapshot) {
  const { machine } = snapshot
  const active = activeIds(machine, snapshot.value)
  const heard = statesOf(machine)
    .filter(({ id }) => active.includes(id))
    .flatMap(transitionsOf)
    .filter(({ eventType }) => eventType !== '' && !eventType.startsWith('xstate.'))
  return [...new Set(heard.map(({ eventType }) => eventType))]
    .flatMap((eventType) => samplesOf(machine.id, eventType).map(({ event }) => event))
    .filter((event) => snapshot.can(event))
}
