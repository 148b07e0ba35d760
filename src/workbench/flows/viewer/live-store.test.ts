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
  const feed = createLiveStore({ trace: startTrace(silentBackend), timeline: presentTimeline }, viewer.samples)
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

const hold = { type: 'hold.begin' }
const dismiss = { type: 'toast.dismiss', at: 5 }

test.each<[count: number, last: string[], event: object | null]>([
  [1, [], null],
  [2, [], hold],
  [3, ['toast.running|hold.begin|0'], hold],
  // An event without effect keeps the last transitions.
  [5, ['toast.running|hold.begin|0'], hold],
  [7, ['toast|toast.dismiss|0'], dismiss],
  [8, ['toast|toast.dismiss|0', 'toast.held||9'], dismiss],
  [9, ['toast|toast.dismiss|0', 'toast.held||9'], dismiss],
])('FLOW-3: the first %i entries of the log give an actor’s last transitions and event', (count, last, event) => {
  const traced = tracedIn(entries.slice(0, count)).get('x:1')
  expect(traced).toEqual({ id: 'toast', last, event, isRunning: count < 9 })
})
