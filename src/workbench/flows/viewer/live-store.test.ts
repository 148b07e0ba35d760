// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { doorMachine } from '#machines/model/test-door.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions, watchActors } from '#src/platform/actors/inspection.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import type { TraceEntry, TraceFact } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { presentTimeline, silentBackend } from '#src/workbench/trace/test-page.ts'
import { startTrace } from '#src/workbench/trace/trace.ts'
import { createLiveStore, tracedIn } from './live-store.ts'

watchActors()
clock.set('paused')

test('FLOW-3, DEMO-17: when the page shows another root, the view shows the flows of that one', () => {
  const feed = createLiveStore(
    { trace: startTrace(silentBackend), timeline: presentTimeline },
    () => 'ada',
    viewer.samples,
  )
  const [before, after] = [1, 2].map(() => createActor(doorMachine, { ...actorOptions(), input: { sign: '' } }).start())
  const sessions = () => feed.read().actors.map(({ session }) => session)
  const stop = feed.subscribe(() => {})
  for (const root of [before, after, before]) {
    shownRoot.set(root)
    expect(sessions()).toEqual([root?.sessionId])
  }
  stop()
  before?.stop()
  after?.stop()
})

const who = { actor: 'toast', session: 'x:1' }
const facts: TraceFact[] = [
  { kind: 'actor', ...who, change: 'started' },
  { kind: 'event', ...who, event: { type: 'hold.begin' } },
  { kind: 'transition', ...who, value: 'held', context: { holds: 1 }, taken: ['toast.running|hold.begin|0'] },
  { kind: 'event', ...who, event: { type: 'hold.begin' } },
  { kind: 'call', call: 'POST auth/login', status: 0 },
  { kind: 'event', ...who, event: { type: 'toast.dismiss', at: 5 } },
  { kind: 'transition', ...who, value: 'dismissed', context: { holds: 0 }, taken: ['toast|toast.dismiss|0'] },
  { kind: 'transition', ...who, value: 'dismissed', context: { holds: 0 }, taken: ['toast.held||9'] },
  { kind: 'actor', ...who, change: 'stopped' },
]
const entries = facts.map((fact, index): TraceEntry => ({ number: index + 1, at: 0, ...fact }))

/** The last transitions, and whether the actor was running, after this many entries. */
function after(count: number) {
  const { last, isRunning } = tracedIn(entries.slice(0, count)).get('x:1') ?? {}
  return [last, isRunning]
}

test('FLOW-3: the log gives an actor’s last transitions after each entry', () => {
  expect(after(1)).toEqual([[], true])
  expect(after(2)).toEqual([[], true])
  expect(after(3)).toEqual([['toast.running|hold.begin|0'], true])
  // An event without effect keeps the last transitions.
  expect(after(5)).toEqual([['toast.running|hold.begin|0'], true])
  expect(after(7)).toEqual([['toast|toast.dismiss|0'], true])
  expect(after(8)).toEqual([['toast|toast.dismiss|0', 'toast.held||9'], true])
  expect(after(9)).toEqual([['toast|toast.dismiss|0', 'toast.held||9'], false])
})

test('FLOW-3: the log gives an actor’s last event after each entry', () => {
  const eventAfter = (count: number) => tracedIn(entries.slice(0, count)).get('x:1')?.event
  expect([1, 3, 6, 9].map(eventAfter)).toEqual([
    null,
    { type: 'hold.begin' },
    { type: 'toast.dismiss', at: 5 },
    { type: 'toast.dismiss', at: 5 },
  ])
})
