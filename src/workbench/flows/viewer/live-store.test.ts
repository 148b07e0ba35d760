// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { activeIds } from '#machines/model/active-ids.ts'
import { transitionId } from '#machines/model/transitions.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { observe, watchActors } from '#src/platform/actors/inspection.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { createRandom } from '#src/platform/clock/random.ts'
import type { TraceEntry, TraceFact } from '#src/workbench/contract/source.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { models } from '#src/workbench/trace/models.ts'
import { startTrace } from '#src/workbench/trace/trace.ts'
import { createLiveStore, type LiveStore, tracedIn } from './live-store.ts'
import { doSomething, handSettled, presentTimeline, silentBackend } from './test-actors.ts'

watchActors()

const EVENTS = 30
const TIME = { timeout: 60_000 }

let feed: LiveStore

beforeAll(() => {
  clock.set('paused')
  clock.setNow(1_000_000)
  feed = createLiveStore({ trace: startTrace(silentBackend), timeline: presentTimeline }, () => 'ada', viewer.samples)
})

test.each(machines)(
  'FLOW-3: after each of 30 random legal events of $id, the view shows its states and last transitions',
  TIME,
  async (machine) => {
    const random = createRandom(machine.id)
    let alone = handSettled(machine, models)
    let taken = takenBy(alone.actor, viewOf(alone.actor).last)
    const stop = feed.subscribe(() => {})
    for (let done = 0; done < EVENTS; done += 1) {
      taken.before()
      const { blocked } = viewOf(alone.actor)
      await doSomething(alone, random)
      if (alone.actor.getSnapshot().status !== 'active') {
        taken.stop()
        alone.root.stop()
        alone = handSettled(machine, models)
        taken = takenBy(alone.actor, viewOf(alone.actor).last)
        continue
      }
      const view = viewOf(alone.actor)
      expect(sorted(view.active)).toEqual(sorted(statesOf(alone.actor)))
      expect(view.last).toEqual(taken.last())
      expect(taken.first().filter((id) => blocked.includes(id))).toEqual([])
    }
    stop()
    taken.stop()
    alone.root.stop()
  },
)

test('FLOW-3, DEMO-17: when the page shows another root, the view shows the flows of that one', () => {
  const [before, after] = [handSettled(toastMachine, models), handSettled(toastMachine, models)]
  const sessions = () => feed.read().actors.map(({ session }) => session)
  const stop = feed.subscribe(() => {})
  expect(sessions()).toEqual([after.root.sessionId, after.actor.sessionId])
  shownRoot.set(before.root)
  expect(sessions()).toEqual([before.root.sessionId, before.actor.sessionId])
  stop()
  before.root.stop()
  after.root.stop()
})

/** Follows XState itself: the transitions that an actor takes after those at its start, and its active states. */
function takenBy(actor: AnyActorRef, atStart: readonly string[]) {
  let last = atStart
  let sinceEvent: string[] = []
  let first: string[] = []
  let isFirst = true
  const stop = observe((event) => {
    if (event.actor !== actor) return
    if (event.kind === 'event') sinceEvent = []
    if (event.kind !== 'transition') return
    sinceEvent = [...sinceEvent, ...event.taken.map(transitionId)]
    last = sinceEvent
    if (isFirst) first = [...last]
    isFirst = false
  })
  return {
    stop,
    last: () => last,
    /** what the first microstep after `before` took */
    first: () => first,
    before: () => {
      isFirst = true
      first = []
    },
  }
}

function viewOf(actor: AnyActorRef) {
  const view = feed.read().actors.find(({ session }) => session === actor.sessionId)
  if (view === undefined) throw new Error('The actor is not in the view')
  return view
}

function statesOf(actor: AnyActorRef): readonly string[] {
  const { machine, value }: AnyMachineSnapshot = actor.getSnapshot()
  return activeIds(machine, value)
}

function sorted(ids: readonly string[]): string[] {
  return ids.toSorted()
}

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
