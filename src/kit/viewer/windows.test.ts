// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { AppClock } from '#src/kit/clock/clock.ts'
import type { TraceEntry } from '#src/kit/trace/entry.ts'
import type { PageView } from './page-view.ts'
import { servePage } from './serve-page.ts'
import type { Command, FlowSource } from './source.ts'
import { testTransports } from './test-transport.ts'
import { openViewerWindow } from './viewer-window.ts'

const options = { path: () => '/login', tabKey: 'tab' }

beforeEach(() => {
  sessionStorage.clear()
  document.title = 'Sign in'
})

test('FLOW-3: a viewer finds the page, shows its flows and log, and runs commands in it', async () => {
  const lines = testTransports()
  const page = fakePage()
  await servePage(lines.open().transport, page.source, options)
  expect(page.looks()).toBe(0)
  const viewer = openViewerWindow(lines.open().transport, '/viewer')
  await turn()
  expect(viewer.read().pages.map(({ path, title }) => [path, title])).toEqual([['/login', 'Sign in']])
  expect(page.looks()).toBe(1)
  const { source } = viewer.read()
  expect(source?.read()).toEqual(view('toast.running'))
  expect(source?.log.list()).toEqual([entry(1), entry(2)])

  page.change(view('toast.held'), entry(3))
  page.change(view('toast.dismissed'), entry(4))
  await turn()
  expect(source?.read()).toEqual(view('toast.dismissed'))
  expect(source?.log.list()).toEqual([1, 2, 3, 4].map(entry))
  // Two changes in one turn are sent in one message.
  expect(lines.posted.filter(({ kind }) => kind === 'view').length).toBe(2)

  const command: Command = {
    kind: 'send',
    session: 'x:1',
    eventType: 'hold.begin',
    entries: { reason: 'hover', at: 'now' },
  }
  expect(await source?.run?.(command)).toEqual({ kind: 'guarded', eventType: 'hold.begin' })
  expect(page.commands).toEqual([command])
})

test('FLOW-3: nothing is posted before a viewer opens or after it closes', async () => {
  const lines = testTransports()
  const page = fakePage()
  await servePage(lines.open().transport, page.source, options)
  page.change(view('toast.held'), entry(3))
  await turn()
  expect(lines.posted.map(({ kind }) => kind)).toEqual(['here'])
  const window = lines.open()
  openViewerWindow(window.transport, '/viewer')
  await turn()
  window.close()
  const before = lines.posted.length
  page.change(view('toast.dismissed'), entry(4))
  await turn()
  expect([lines.posted.length, page.looks()]).toEqual([before, 0])
})

test('FLOW-3: a reloaded page is found again, and commands sent meanwhile resolve as gone', async () => {
  const lines = testTransports()
  const first = lines.open()
  const page = fakePage()
  await servePage(first.transport, { ...page.source, run: () => new Promise(() => {}) }, options)
  const other = lines.open()
  const viewer = openViewerWindow(lines.open().transport, '/viewer')
  await turn()
  const before = viewer.read().source
  const asked = before?.run?.({
    kind: 'jump',
    session: 'x:1',
    transition: 'toast.running|xstate.after.remaining.toast.running|1',
  })
  first.close()
  expect(await asked).toEqual({ kind: 'gone', what: 'page' })
  expect(viewer.read().isWaiting).toBe(true)
  expect(await before?.run?.({ kind: 'jump', session: 'x:1', transition: '' })).toEqual({
    kind: 'gone',
    what: 'page',
  })

  // The tab is recognised by the name that is saved when a page is left.
  window.dispatchEvent(new Event('pagehide'))
  await servePage(lines.open().transport, fakePage().source, options)
  await turn()
  expect([viewer.read().isWaiting, viewer.read().source?.id === before?.id]).toEqual([false, false])
  expect(viewer.read().source?.read()).toEqual(view('toast.running'))

  sessionStorage.clear()
  await servePage(other.transport, fakePage('toast.held').source, options)
  await turn()
  const { pages, source } = viewer.read()
  expect([pages.length, source?.read()]).toEqual([2, view('toast.running')])
  viewer.watch(pages.find(({ page: id }) => id !== source?.id)?.page ?? null)
  await turn()
  expect(viewer.read().source?.read()).toEqual(view('toast.held'))
})

/** Lets promises and microtasks finish. */
async function turn(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await Promise.resolve()
}

function fakePage(state = 'toast.running') {
  const listeners = new Set<() => void>()
  const logListeners = new Set<(entry: TraceEntry) => void>()
  const entries = [entry(1), entry(2)]
  const commands: Command[] = []
  let shown = view(state)
  const source: FlowSource = {
    id: 'fake',
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clock: new AppClock(),
    log: {
      list: () => entries,
      subscribe: (listener) => {
        logListeners.add(listener)
        return () => logListeners.delete(listener)
      },
    },
    run: async (command) => {
      commands.push(command)
      return { kind: 'guarded', eventType: 'hold.begin' }
    },
  }
  return {
    source,
    commands,
    looks: () => listeners.size,
    change: (next: PageView, more: TraceEntry) => {
      shown = next
      entries.push(more)
      for (const listener of logListeners) listener(more)
      for (const listener of listeners) listener()
    },
  }
}

const event = { type: 'hold.begin', reason: 'hover' }

function view(state: string): PageView {
  const actor = { machine: 'toast', session: 'x:1', active: ['toast', state], last: [], blocked: [], starts: {}, event }
  const timers = [{ id: 'toast.running|xstate.after.remaining.toast.running|1', due: 5_000, delay: 5_000 }]
  return {
    actors: [{ ...actor, context: { holds: [] }, timers }],
    seen: { toast: ['toast', state] },
    clock: { mode: 'paused', virtual: 1_000, wall: 1_000 },
    person: 'someone',
  }
}

function entry(number: number): TraceEntry {
  return {
    number,
    at: 1_000,
    kind: 'event',
    actor: 'toast',
    session: 'x:1',
    event,
  }
}
