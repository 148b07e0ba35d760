import { afterEach, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { statementMachine } from '#machines/statement.machine.ts'
import { toastMachine } from '#machines/toast.machine.ts'
import { models } from '#src/demo/models.ts'
import { actorOptions, clock, watchActors } from '#src/kit/actors/runtime.ts'
import { activeIds } from '#src/kit/statechart/active-ids.ts'
import { guardedIn } from '#src/kit/viewer/guarded.ts'
import type { PageView } from '#src/kit/viewer/page-view.ts'
import { runCommand } from '#src/kit/viewer/run-command.ts'

watchActors()

const context = { models, fillIn: async () => clock.now(), missing: () => null }
const actors = { watchWindow: fromCallback(() => {}) as never }
const REMAINING = 'toast.running|xstate.after.remaining.toast.running|1'

clock.set('paused')
clock.setNow(1_000)
const toast = createActor(toastMachine.provide({ actors, actions: { remove: () => {} } }), {
  ...actorOptions(),
  input: { at: 1_000 },
} as never)
const { sessionId: session } = toast

afterEach(() => clock.setNow(1_000))

function sent(eventType: string, entries = {}) {
  return runCommand({ kind: 'send', session, eventType, entries }, () => viewWith([]), context)
}

function viewWith(timers: PageView['actors'][number]['timers']): PageView {
  const actor = {
    machine: 'toast',
    session,
    active: [],
    context: {},
    event: null,
    last: [],
    blocked: [],
    starts: {},
    timers,
  }
  return { actors: [actor], seen: {}, clock: clock.state, person: null }
}

test('FLOW-3: an event is sent as entered, with placeholders filled in; an event that no active state handles is not sent', async () => {
  expect(await sent('toast.dismiss')).toEqual({ kind: 'gone', what: 'actor' })
  toast.start()
  const active = ['toast', 'toast.running']
  expect(await sent('hold.end', { reason: 'hover', at: 'now' })).toEqual({
    kind: 'not-handled',
    machine: 'toast',
    eventType: 'hold.end',
    active,
  })
  expect(await sent('hold.begin', { reason: 'boredom', at: 'now' })).toEqual({ kind: 'failed' })
  expect(await sent('hold.begin', { reason: 'hover', at: 'now' })).toEqual({
    kind: 'sent',
    machine: 'toast',
    eventType: 'hold.begin',
    active: ['toast', 'toast.held'],
  })
  expect(toast.getSnapshot().context).toEqual({ remaining: 5_000, since: 1_000, holds: ['hover'] })
})

test('FLOW-3: the clock advances to the end of a running delay; a delay that is not running is reported', async () => {
  const jump = (transition: string) => ({ kind: 'jump', session, transition }) as const
  const view = () => viewWith([{ id: REMAINING, due: 4_200, delay: 5_000 }])
  expect(await runCommand(jump(REMAINING), view, context)).toEqual({ kind: 'jumped', ms: 3_200 })
  expect(clock.now()).toBe(4_200)
  expect(await runCommand(jump('toast.held|hold.end|0'), view, context)).toEqual({ kind: 'gone', what: 'delay' })
})

test('FLOW-3: guards are evaluated with every value that the form offers', () => {
  const input = { period: { from: '2026-01-01', to: '2026-03-02' } }
  const statement = createActor(statementMachine, { input }).start()
  const guarded = () => {
    const snapshot = statement.getSnapshot()
    return guardedIn(snapshot as never, activeIds(snapshot.machine, snapshot.value), models.get('statement'))
  }
  expect(guarded()).toEqual({ blocked: [], starts: {} })
  toast.send({ type: 'hold.begin', reason: 'focus', at: 1_000 })
  const held = toast.getSnapshot()
  // Two transitions use this event: the last hold cannot end yet. Dragging it off takes a share of 0.9, the second sample.
  expect(guardedIn(held as never, activeIds(held.machine, held.value), models.get('toast'))).toEqual({
    blocked: ['toast.held|hold.end|0', 'toast.held|drag.end|3'],
    starts: { 'toast.held|drag.end|2': 1 },
  })
  statement.stop()
  toast.stop()
})
