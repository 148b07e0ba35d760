import { afterEach, expect, test } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, assign, createActor, fromPromise, setup } from 'xstate'
import { clock } from './app-clock.ts'
import { actorOptions, watchActors } from './inspection.ts'
import { renewLogic } from './renew-logic.ts'
import { actorsOf, captureSystem } from './system-moment.ts'

interface Edit {
  paying?: string
  close?: number
  fee?: string
}

let calls = 0

/** A bank with a transfer as its child, in the first or the edited version of their file. */
function transferOf({ paying = 'paying', close = 3_000, fee = '0' }: Edit = {}) {
  return setup({
    types: { context: {} as { fee: string } },
    actors: {
      pay: fromPromise(({ signal }) => {
        calls += 1
        return clock.wait(800, undefined, signal)
      }),
    },
    actions: { charge: assign({ fee }) },
    delays: { hint: 5_000, close },
  }).createMachine({
    id: 'transfer',
    context: { fee: '' },
    initial: 'editing',
    states: {
      editing: { on: { submit: paying }, after: { hint: { actions: 'charge' } } },
      [paying]: { invoke: { src: 'pay', onDone: { target: 'paid', actions: 'charge' } } },
      paid: { after: { close: 'closed' } },
      closed: {},
    },
  })
}

/** The transfer's machine is provided later, like a page's. */
function bankOf(transfer?: AnyStateMachine) {
  const missing = fromPromise(() => Promise.reject(new Error('missing'))) as unknown as AnyStateMachine
  return setup({ actors: { transfer: transfer ?? missing } }).createMachine({
    id: 'bank',
    invoke: { src: 'transfer', id: 'transfer' },
  })
}

watchActors()
let root: AnyActorRef
const flow = () => root.getSnapshot().children.transfer as AnyActorRef
const seen = () => [flow().getSnapshot().value, flow().getSnapshot().context.fee]

function open(): void {
  clock.restore({ mode: 'paused', virtual: 0, wall: 0 })
  calls = 0
  root = createActor(bankOf(transferOf()), { ...actorOptions(), systemId: 'app' })
  root.start()
}

afterEach(() => void root.stop())

test('DEMO-18: the same actors continue with the edited machine; a running delay ends when it would have', async () => {
  open()
  await clock.advance(2_000)
  const [actors, pending] = [[...actorsOf(root).values()], clock.pending()]
  const told: unknown[] = []
  flow().subscribe(({ machine }) => told.push(machine))
  const edited = transferOf({ fee: '2', close: 1_000 })
  renewLogic(root, bankOf(edited))
  expect([...actorsOf(root).values()]).toEqual(actors)
  expect(clock.pending()).toEqual(pending)
  expect([seen(), told]).toEqual([['editing', ''], [edited]])
  await clock.advance(2_999)
  expect(seen()).toEqual(['editing', ''])
  await clock.advance(1)
  expect(seen()).toEqual(['editing', '2'])
  flow().send({ type: 'submit' })
  await clock.advance(800)
  expect(captureSystem(root).delays.map(({ in: ms }) => ms)).toEqual([1_000])
})

test('DEMO-18: a call in flight is not sent again, and its answer meets the edited machine', async () => {
  open()
  flow().send({ type: 'submit' })
  await clock.advance(300)
  renewLogic(root, bankOf(transferOf({ fee: '2' })))
  await clock.advance(499)
  expect(seen()).toEqual(['paying', ''])
  await clock.advance(1)
  expect([seen(), calls]).toEqual([['paid', '2'], 1])
})

test('DEMO-18: nothing changes if the edited machine does not have the state', () => {
  open()
  flow().send({ type: 'submit' })
  const { tree } = captureSystem(root)
  const edited = bankOf(transferOf({ paying: 'sending', fee: '2' }))
  expect(() => renewLogic(root, edited)).toThrow("'paying' does not exist on 'transfer'")
  expect(captureSystem(root).tree).toBe(tree)
})

test('DEMO-18: an edited parent keeps the machines that were loaded later', () => {
  open()
  const edited = bankOf()
  renewLogic(root, edited)
  expect(root.getSnapshot().machine).toBe(edited)
  expect(edited.implementations.actors).toEqual({ transfer: flow().getSnapshot().machine })
})
