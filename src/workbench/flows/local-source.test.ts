// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, fromCallback } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { activeIds } from '#machines/model/active-ids.ts'
import { statementMachine } from '#machines/statement/statement.machine.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { System } from '#src/app/system.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions, watchActors } from '#src/platform/actors/inspection.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import type { Entry } from '#src/workbench/timeline/timeline.ts'
import { inPageOf, presentTimeline, silentBackend } from '#src/workbench/trace/test-page.ts'
import { startTrace } from '#src/workbench/trace/trace.ts'
import { createDeskFlows } from './desk-flows.ts'
import { blockedIn } from './viewer/guarded.ts'
import { viewer } from './viewer.ts'

watchActors()
const system = new System({ goTo: () => {}, history: pageHistory(createMemoryHistory()) })

const backend = inPageOf({ system }, { operator: { people: () => [] }, personas: [] })
let entries: Entry[] = []
let looked: (number | null)[] = []
const flows = createDeskFlows({
  backend,
  trace: startTrace(silentBackend),
  look: async (id) => {
    looked.push(id)
  },
  timeline: { ...presentTimeline, entries: () => entries },
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
  expect(await send('hold.begin', { reason: 'hover' })).toBe('held')
  expect(toast.getSnapshot().context).toEqual({ remaining: 5_000, since: 1_000, holds: ['hover'] })
})

test('FLOW-3: the viewer and `demo.flows` show the same, and advance to the end of the same delay', async () => {
  await send('hold.end', { reason: 'hover' })
  const views = [source.read().actors, flows.list()].map((all) => all.find((actor) => actor.session === session))
  expect(views[0]).toEqual(views[1])
  const id = 'toast.running|xstate.after.remaining.toast.running|1'
  expect(views[0]?.timers).toEqual([{ name: 'remaining', due: 6_000, delay: 5_000, ids: [id] }])
  await expect(source.jump(session, 'closeDelay')).rejects.toThrow('toast has no running delay closeDelay.')
})

test('FLOW-3: an entry of the log leads to the first moment that includes it, and one that none includes to the present', async () => {
  entries = [entryAt(7, 10, { isStart: true }), entryAt(8, 20), entryAt(9, 20), entryAt(10, 30), entryAt(11, 40)]
  expect(await looksAt(1, 10, 11, 20, 21, 31, 41)).toEqual([7, 7, 8, 8, 10, null, null])
})

test('FLOW-3: an entry of the log of which the timeline has no moment says so, and the page stays where it is', async () => {
  const lost = 'The timeline no longer has the moment of this entry.'
  // The timeline has dropped its oldest entries.
  entries = [entryAt(7, 10), entryAt(8, 20), entryAt(9, 30)]
  expect(await looksAt(10, 11)).toEqual([lost, 8])
  // A file was opened, whose entries replaced those so far.
  entries = [entryAt(3, 0), entryAt(4, 40, { isStart: true, sameAs: 3 }), entryAt(5, 50), entryAt(6, 60)]
  expect(await looksAt(40, 41)).toEqual([lost, 5])
  // The page was loaded again: its log begins with it.
  entries = [entryAt(3, 0), entryAt(4, 40, { isStart: true }), entryAt(5, 50)]
  expect(await looksAt(40, 41)).toEqual([4, null])
})

/** What comes of looking at each of these entries of the log. */
async function looksAt(...numbers: number[]): Promise<unknown[]> {
  const outcomes = []
  for (const number of numbers) {
    looked = []
    const said = await source.look(number).catch((error: Error) => error.message)
    outcomes.push(said ?? looked[0])
    expect(looked).toHaveLength(said === undefined ? 1 : 0)
  }
  return outcomes
}

function entryAt(id: number, traced: number, more: Partial<Entry> = {}): Entry {
  return { id, moment: { traced }, ...more } as Entry
}

test('FLOW-3: guards are evaluated with every value that the form offers', () => {
  const input = { period: { from: '2026-01-01', to: '2026-03-02' } }
  const statement = createActor(statementMachine.provide({ actions: { begin: () => {} } }), { input }).start()
  const blocked = (snapshot: AnyMachineSnapshot) => {
    const { machine, value } = snapshot
    return blockedIn(snapshot, activeIds(machine, value), (eventType) => viewer.samples(machine.id, eventType))
  }
  expect(blocked(statement.getSnapshot())).toEqual([])
  for (const reason of ['hover', 'focus'] as const) toast.send({ type: 'hold.begin', reason })
  // Two transitions use this event: the last hold cannot end yet. Dragging it off takes a share of 0.9, the second sample.
  expect(blocked(toast.getSnapshot())).toEqual(['toast.held|hold.end|0', 'toast.held|drag.end|3'])
  statement.stop()
  toast.stop()
})
