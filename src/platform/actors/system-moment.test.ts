import { afterEach, expect, test } from 'vitest'
import { type AnyActorRef, assign, createActor, createMachine, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { clock } from './app-clock.ts'
import { actorOptions, observe, watchActors } from './inspection.ts'
import { actorsOf, captureSystem, mustBeWhole, pictureOf, restoreSystem, type SystemMoment } from './system-moment.ts'

/** A bank in small: an account that a transfer watches, both children of one root. */
const account = setup({ types: { context: {} as { loads: number }, events: {} as { type: 'load' } } }).createMachine({
  id: 'account',
  context: { loads: 0 },
  on: { load: { actions: assign({ loads: ({ context }) => context.loads + 1 }) } },
})
const sent: string[] = []
const transfer = setup({
  types: {
    context: {} as { amount: string; loads: number },
    events: {} as
      | { type: 'type'; amount: string }
      | { type: 'submit' }
      | { type: 'back' }
      | { type: 'see'; loads: number },
  },
  actors: {
    pay: fromPromise<void, { amount: string }>(({ input, signal }) => {
      sent.push(input.amount)
      return clock.wait(800, undefined, signal)
    }),
    watch: fromCallback(({ system, sendBack }) => {
      const watched: AnyActorRef = system.get('account')
      const report = () => sendBack({ type: 'see', loads: watched.getSnapshot().context.loads })
      report()
      return watched.subscribe(report).unsubscribe
    }),
  },
  actions: { reload: sendTo(({ system }) => system.get('account'), { type: 'load' }) },
  delays: { hint: 5_000, close: 3_000 },
}).createMachine({
  id: 'transfer',
  context: { amount: '', loads: 0 },
  invoke: { src: 'watch' },
  initial: 'editing',
  on: { see: { actions: assign({ loads: ({ event }) => event.loads }) } },
  states: {
    editing: {
      initial: 'plain',
      states: { plain: { after: { hint: 'hinted' } }, hinted: {} },
      on: { type: { actions: assign({ amount: ({ event }) => event.amount }) }, submit: 'paying' },
    },
    paying: {
      on: { back: 'editing' },
      invoke: { src: 'pay', input: ({ context }) => context, onDone: { target: 'paid', actions: 'reload' } },
    },
    paid: { after: { close: 'closed' } },
    closed: {},
  },
})
const bank = setup({ actors: { account, transfer } }).createMachine({
  id: 'bank',
  invoke: [
    { src: 'account', id: 'account', systemId: 'account' },
    { src: 'transfer', id: 'transfer', systemId: 'transfer' },
  ],
})

watchActors()
let root: AnyActorRef

function open(): void {
  clock.restore({ mode: 'paused', virtual: 0, wall: 0 })
  sent.length = 0
  root = createActor(bank, { ...actorOptions(), systemId: 'app' })
  root.start()
}

function goBack(moment: SystemMoment, at: number): void {
  root.stop()
  clock.setNow(at)
  root = restoreSystem(bank, moment)
  root.start()
}

const flow = () => root.system.get('transfer') as AnyActorRef
const state = () => flow().getSnapshot().value

afterEach(() => void root.stop())

test('DEMO-17: a restored delay ends when it would have; leaving its state ends it, and entering it again counts anew', async () => {
  open()
  flow().send({ type: 'type', amount: '100' })
  await clock.advance(2_000)
  const moment = captureSystem(root)
  expect(moment.delays).toEqual([
    {
      source: '/transfer',
      target: '/transfer',
      id: expect.any(String),
      event: { type: 'xstate.after.hint.transfer.editing.plain' },
      in: 3_000,
    },
  ])
  await clock.advance(60_000)
  goBack(moment, 2_000)
  expect([state(), flow().getSnapshot().context.amount]).toEqual([{ editing: 'plain' }, '100'])
  await clock.advance(2_999)
  expect(state()).toEqual({ editing: 'plain' })
  await clock.advance(1)
  expect(state()).toEqual({ editing: 'hinted' })

  goBack(moment, 2_000)
  flow().send({ type: 'submit' })
  expect(captureSystem(root).delays).toEqual([])
  flow().send({ type: 'back' })
  expect(captureSystem(root).delays.map(({ in: ms }) => ms)).toEqual([5_000])
})

test('DEMO-17: a promise in flight starts again with its input, and its end is the same as the first time', async () => {
  open()
  flow().send({ type: 'type', amount: '100' })
  flow().send({ type: 'submit' })
  await clock.advance(300)
  const moment = captureSystem(root)
  await clock.advance(500)
  const end = [state(), root.system.get('account').getSnapshot().context]
  expect(end).toEqual(['paid', { loads: 1 }])
  goBack(moment, 300)
  expect([state(), sent]).toEqual(['paying', ['100', '100']])
  await clock.advance(800)
  expect([state(), root.system.get('account').getSnapshot().context]).toEqual(end)
  expect(flow().getSnapshot().context, 'it watches the restored account').toEqual({ amount: '100', loads: 1 })
})

test('DEMO-17: a picture can be read, does nothing, and nobody sees it', async () => {
  open()
  flow().send({ type: 'submit' })
  await clock.advance(900)
  const moment = captureSystem(root)
  const [timers, calls] = [clock.pending(), sent.length]
  const events: string[] = []
  const stop = observe(({ kind }) => events.push(kind))
  // Those from before the first observer.
  events.length = 0
  const picture = pictureOf(bank, moment)
  const shown: AnyActorRef = picture.system.get('transfer')
  expect([shown.getSnapshot().value, shown.getSnapshot().can({ type: 'submit' })]).toEqual(['paid', false])
  shown.send({ type: 'back' })
  expect(events).toEqual([])
  stop()
  await clock.advance(60_000)
  expect([shown.getSnapshot().value, sent.length]).toEqual(['paid', calls])
  expect([timers.length, clock.pending()], 'the running one closed, and left no timer').toEqual([1, []])
})

test('DEMO-17, PERF-8: what has not changed since the last capture is shared', () => {
  open()
  const first = captureSystem(root).tree as unknown as Tree
  expect(captureSystem(root).tree).toBe(first)
  flow().send({ type: 'type', amount: '5' })
  const second = captureSystem(root).tree as unknown as Tree
  expect(second.children.account).toBe(first.children.account)
  expect(second.children.transfer).not.toBe(first.children.transfer)
})

test('DEMO-17: going back and forth a hundred times leaves no timer and no actor behind', async () => {
  open()
  flow().send({ type: 'submit' })
  await clock.advance(100)
  const paying = captureSystem(root)
  await clock.advance(900)
  const paid = captureSystem(root)
  const held = () => [clock.pending().length, actorsOf(root).size, Object.keys(root.system.getAll())]
  const before = held()
  for (let round = 0; round < 50; round += 1) {
    goBack(paying, 100)
    goBack(paid, 1_000)
  }
  expect(held()).toEqual(before)
})

test('DEMO-17: states that a machine does not have are refused', () => {
  open()
  const { tree, delays } = structuredClone(captureSystem(root)) as unknown as { tree: Tree; delays: [] }
  const transferred = tree.children.transfer as { snapshot: { value: unknown } }
  transferred.snapshot.value = 'nowhere'
  expect(() => restoreSystem(bank, { tree: tree as never, delays })).toThrow('not those of this version')
})

test('DEMO-17: a system in which an actor has failed since it was restored is refused', () => {
  const failing = createActor(createMachine({ entry: () => expect.unreachable('what it needs does not run') }))
  failing.subscribe({ error: () => {} })
  mustBeWhole(failing)
  failing.start()
  expect(() => mustBeWhole(failing)).toThrow('not those of this version')
})

interface Tree {
  children: Record<string, object>
}
