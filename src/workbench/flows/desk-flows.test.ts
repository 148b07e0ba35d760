// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { type AnyActorRef, createActor, setup } from 'xstate'
import { Redacted } from '#src/contract/redacted.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions, watchActors } from '#src/platform/actors/inspection.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import type { Entry } from '#src/workbench/timeline/timeline.ts'
import { inPageOf, presentTimeline, silentBackend } from '#src/workbench/trace/test-page.ts'
import { startTrace } from '#src/workbench/trace/trace.ts'
import { createDeskFlows } from './desk-flows.ts'
import type { FlowParts } from './local-source.ts'
import { createLiveStore } from './viewer/live-store.ts'

watchActors()
clock.set('paused')

const machine = setup({
  types: {
    events: {} as { type: 'door.open' } | { type: 'door.lock'; key: { fits: boolean } } | { type: 'door.kick' },
  },
  delays: { closeDelay: 3_000 },
  guards: { fits: ({ event }) => event.type === 'door.lock' && event.key.fits, never: () => false },
}).createMachine({
  id: 'door',
  context: { code: new Redacted('code', '482913') },
  initial: 'closed',
  states: {
    closed: {
      on: { 'door.open': 'open', 'door.lock': { guard: 'fits', target: 'locked' }, 'door.kick': { guard: 'never' } },
    },
    open: { after: { closeDelay: 'closed' } },
    locked: {},
  },
})

test('FLOW-3: a machine that another started names it as its parent', () => {
  const house = createActor(
    setup({ actors: { machine } }).createMachine({ id: 'house', invoke: { src: 'machine' } }),
    actorOptions(),
  ).start()
  const { flows } = start()
  const parents = () => flows.list().map(({ id, parent }) => [id, parent])
  const ofDoor = parents()
  // The page shows one root at a time.
  shownRoot.set(house)
  expect([...ofDoor, ...parents()]).toEqual(
    expect.arrayContaining([
      ['house', null],
      ['door', house.sessionId],
      ['door', null],
    ]),
  )
  house.stop()
})

let actor: AnyActorRef | undefined
afterEach(() => actor?.stop())

function start(timeline: FlowParts['timeline'] = presentTimeline) {
  const flows = createDeskFlows({
    backend: inPageOf({}),
    trace: startTrace(silentBackend),
    look: async () => {},
    timeline,
  })
  actor = createActor(machine, actorOptions()).start()
  shownRoot.set(actor)
  const { sessionId } = actor
  return { flows, session: sessionId, view: () => flows.list().find(({ session }) => session === sessionId) }
}

test('FLOW-3: `demo.flows` lists the running machines, with secrets redacted and refusing guards', () => {
  const { session, view } = start()
  expect(view()).toEqual({
    id: 'door',
    value: 'closed',
    event: null,
    session,
    parent: null,
    active: ['door', 'door.closed'],
    context: { code: '‹code›' },
    last: [],
    blocked: ['door.closed|door.kick|2'],
    timers: [],
  })
})

test('FLOW-3: it sends events, and says in words when the machine does not take one, or a guard cannot read it', () => {
  const { flows, session, view } = start()
  expect(() => flows.send(session, { type: 'door.lock' })).toThrow('door does not take door.lock now')
  expect(() => flows.send(session, undefined as never)).toThrow('An event is an object with its type')
  const heard = vi.fn()
  const stop = flows.subscribe(heard)
  flows.send(session, { type: 'door.open' })
  stop()
  expect(heard).toHaveBeenCalled()
  expect(view()).toMatchObject({ active: ['door', 'door.open'], last: ['door.closed|door.open|0'] })
  expect(() => flows.send(session, { type: 'door.lock' })).toThrow('door does not take door.lock now: it is in "open".')
  // No number of a session: XState counts them over all tests of a thread.
  expect(() => flows.send('x:none', { type: 'door.open' })).toThrow('No running machine has the session x:none.')
})

test('FLOW-3: it jumps to the end of a delay by its name', async () => {
  const { flows, session, view } = start()
  flows.send(session, { type: 'door.open' })
  expect(view()?.timers).toEqual([
    {
      name: 'closeDelay',
      due: clock.now() + 3_000,
      delay: 3_000,
      ids: ['door.open|xstate.after.closeDelay.door.open|0'],
    },
  ])
  await expect(flows.jump(session, 'openDelay')).rejects.toThrow('door has no running delay openDelay.')
  await flows.jump(session, 'closeDelay')
  expect(view()?.active).toEqual(['door', 'door.closed'])
})

test('FLOW-3, DEMO-17: while a moment is looked at, nothing is sent and no delay is skipped, and the viewer tells which part of the log led there', async () => {
  const timeline = {
    ...presentTimeline,
    entries: () => [entryAt(3, 12), entryAt(4, 20)],
    isLooking: () => true,
    position: () => 4,
    refuseWhileLooking: () => {
      throw new Error('This is a look back')
    },
  }
  const { flows, session, view } = start(timeline)
  expect(() => flows.send(session, { type: 'door.open' })).toThrow('This is a look back')
  await expect(flows.jump(session, 'closeDelay')).rejects.toThrow('This is a look back')
  expect(view()?.active).toEqual(['door', 'door.closed'])
  const store = createLiveStore({ trace: startTrace(silentBackend), timeline }, () => [])
  expect(store.read().lookedAt).toEqual({ after: 12, upTo: 20 })
})

function entryAt(id: number, traced: number): Entry {
  return { id, moment: { traced } } as Entry
}
