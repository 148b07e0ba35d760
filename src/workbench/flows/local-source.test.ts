// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { activeIds } from '#machines/model/active-ids.ts'
import { statementMachine } from '#machines/statement/statement.machine.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { System } from '#src/app/system.ts'
import { actorOptions, clock, watchActors } from '#src/platform/actors/runtime.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { inPageOf } from '#src/workbench/trace/test-page.ts'
import { startTrace } from '#src/workbench/trace/trace.ts'
import { createDemoFlows } from './demo-flows.ts'
import { guardedIn } from './viewer/guarded.ts'
import { presentTimeline, silentBackend } from './viewer/test-timeline.ts'
import { viewer } from './viewer.ts'

watchActors()
const system = new System({ goTo: () => {}, history: pageHistory(createMemoryHistory()) })

const backend = inPageOf({ session: system.running('session') }, { operator: { people: () => [] }, personas: [] })
const flows = createDemoFlows({
  backend,
  trace: startTrace(silentBackend),
  share: async () => '',
  timeline: presentTimeline,
})
const source = await flows.source()
const actors = { watchWindow: fromCallback(() => {}) as never }

clock.set('paused')
clock.setNow(1_000)
const toast = createActor(toastMachine.provide({ actors, actions: heldTime(clock) }), actorOptions() as never)
const { sessionId: session } = toast

afterEach(() => clock.setNow(1_000))

const send = (eventType: string, entries = {}) => source.send(session, eventType, entries)

test('FLOW-3: an event is sent as entered, with placeholders filled in; one that the flow does not take is not sent', async () => {
  await expect(send('toast.dismiss')).rejects.toThrow('This flow has stopped. Nothing was sent.')
  toast.start()
  shownRoot.set(toast)
  await expect(send('hold.end', { reason: 'hover' })).rejects.toThrow(
    'toast does not take hold.end now: it is in "running".',
  )
  await expect(send('hold.begin', { reason: 'boredom' })).rejects.toThrow('reason does not take')
  expect(await send('hold.begin', { reason: 'hover' })).toEqual(['toast', 'toast.held'])
  expect(toast.getSnapshot().context).toEqual({ remaining: 5_000, since: 1_000, holds: ['hover'] })
})

test('FLOW-3: the viewer and `demo.flows` show the same, and advance to the end of the same delay', async () => {
  await send('hold.end', { reason: 'hover' })
  const {
    last,
    blocked,
    timers,
    machine,
    starts: _,
    event: __,
    ...alike
  } = source.read().actors.find((actor) => actor.session === session) ?? {}
  const listed = flows.list().find((view) => view.session === session)
  expect(listed).toEqual({
    ...alike,
    id: machine,
    parent: null,
    last,
    blocked,
    timers: timers?.map(({ name, due }) => ({ name, due })),
  })
  expect(timers).toEqual([
    { id: 'toast.running|xstate.after.remaining.toast.running|1', name: 'remaining', due: 6_000, delay: 5_000 },
  ])
  await expect(source.jump(session, 'closeDelay')).rejects.toThrow('toast has no running delay closeDelay.')
})

test('FLOW-3: guards are evaluated with every value that the form offers', () => {
  const input = { period: { from: '2026-01-01', to: '2026-03-02' } }
  const statement = createActor(statementMachine.provide({ actions: { begin: () => {} } }), { input }).start()
  const guarded = () => {
    const snapshot = statement.getSnapshot()
    return guardedIn(snapshot as never, activeIds(snapshot.machine, snapshot.value), (eventType) =>
      viewer.samples('statement', eventType),
    )
  }
  expect(guarded()).toEqual({ blocked: [], starts: {} })
  for (const reason of ['hover', 'focus'] as const) toast.send({ type: 'hold.begin', reason })
  const held = toast.getSnapshot()
  // Two transitions use this event: the last hold cannot end yet. Dragging it off takes a share of 0.9, the second sample.
  expect(
    guardedIn(held as never, activeIds(held.machine, held.value), (eventType) => viewer.samples('toast', eventType)),
  ).toEqual({
    blocked: ['toast.held|hold.end|0', 'toast.held|drag.end|3'],
    starts: { 'toast.held|drag.end|2': 1 },
  })
  statement.stop()
  toast.stop()
})
