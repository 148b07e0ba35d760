import { beforeEach, expect, test } from 'vitest'
import { openTestBank, TEST_TIME } from '#mocks/bank/test-bank.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import type { Entry, Note, Timeline } from '#src/workbench/timeline/timeline.ts'
import { writeRecording } from '#src/workbench/timeline/timeline-file.ts'
import { inPage } from '#src/workbench/trace/test-page.ts'
import { createRecorder, type WriteRecording } from './recorder.ts'

const press: Step = { kind: 'press', what: 'escape' }
const page = (to: string): Step => ({ kind: 'page', to })
const typed = (field: string, value: string): Step => ({
  kind: 'event',
  flow: 'loan',
  event: { type: 'field.change', field, value },
})

/** A recorder on a timeline that is given its notes and moments by hand, and what writes its recordings. */
async function recorderOf(load?: (write: WriteRecording) => Promise<WriteRecording>) {
  const { backend } = await inPage(openTestBank())
  const write: WriteRecording = (...parts) => writeRecording(backend, ...parts)
  const listeners = new Set<(note: Note) => void>()
  let entries: Entry[] = []
  const add = (note: Note) => {
    const id = entries.length + 1
    entries = [...entries, { ...note, id, at: clock.now(), before: null, moment: null, incomplete: null }]
    for (const listener of [...listeners]) listener(note)
    return id
  }
  const timeline: Pick<Timeline, 'entries' | 'add' | 'onNote'> = {
    entries: () => entries,
    add,
    onNote: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const recorder = createRecorder(timeline as Timeline, () => load?.(write) ?? Promise.resolve(write))
  return {
    backend,
    recorder,
    does: (steps: Step[]) => add({ lane: 'customer', text: 'A step', steps }),
    types: (field: string, value: string) =>
      add({ lane: 'customer', text: 'Typing', steps: [typed(field, value)], key: field }),
    follows: (lane: 'call' | 'timer') => add({ lane, text: 'It followed' }),
    replaces: () => add({ lane: 'demo', text: 'The demo was reset', isStart: true }),
    /** The newest entries get the present as their moment. */
    settles: async (href = '/') => {
      await clock.settled()
      const moment = momentOn(href, backend.capture())
      entries = entries.map((entry) => (entry.moment === null ? { ...entry, moment } : entry))
    },
    listeners,
  }
}

function momentOn(href: string, bank: Moment['bank']): Moment {
  return {
    system: { tree: { status: 'active', children: {} } as unknown as Moment['system']['tree'], delays: [] },
    bank,
    attempts: [],
    clock: { mode: 'paused', now: clock.now() },
    stored: new Map(),
    page: { href, state: {} },
  }
}

beforeEach(() => clock.restore({ mode: 'paused', virtual: TEST_TIME, wall: 0 }))

// Changed with DEMO-17: the timeline notes what a person does; a recording is a stretch of it.
test('DEMO-8: a recording has the moment at its start, the steps that followed with their times and timers, and its end', async () => {
  const { backend, recorder, does, follows, settles } = await recorderOf()
  does([page('/before')])
  recorder.start()
  await settles('/loan')
  does([press])
  clock.setTimeout(() => follows('timer'), 1_500, { owner: 'loan', name: 'spinnerDelay' })
  clock.setTimeout(() => follows('call'), 4_000, { owner: 'backend', name: 'POST loan' })
  await clock.advance(2_000)
  await backend.operator.setKyc('karl', true)
  does([{ kind: 'latency', latency: 20 }, page('/dashboard')])
  expect(recorder.count()).toBe(3)
  await clock.advance(2_500)
  const { moments, steps, end, ...head } = recorder.stop()
  expect(head).toEqual({ format: 'larkspur', version: 2 })
  expect(moments).toMatchObject([{ page: { route: '/loan' }, world: { seed: 'test' }, clock: { now: TEST_TIME } }])
  expect(moments[0].world.records).toEqual({})
  expect(steps).toEqual([
    { ms: 0, ...press },
    { ms: 2_000, fired: ['loan spinnerDelay'], kind: 'latency', latency: 20 },
    { ms: 0, ...page('/dashboard') },
  ])
  const { _id } = (await backend.operator.customer('karl')).user
  expect(end).toMatchObject({ ms: 2_500, fired: ['backend POST loan'], proof: { states: {} } })
  expect(Object.keys(end.proof?.rows ?? {})).toEqual([`kyc/${_id}`])
})

test('DEMO-8: of keystrokes in one field only the last is recorded, so that nobody can count them', async () => {
  const { recorder, does, types, settles } = await recorderOf()
  recorder.start()
  await settles()
  for (const value of ['1', '12', '120']) types('amount', value)
  types('purpose', 'A')
  types('purpose', 'A boat')
  does([typed('purpose', 'A boat')])
  expect(recorder.stop().steps).toEqual([
    { ms: 0, ...typed('amount', '120') },
    { ms: 0, ...typed('purpose', 'A boat') },
    { ms: 0, ...typed('purpose', 'A boat') },
  ])
})

test('DEMO-8: stopping a recording before the moment of its start is there throws, and loses nothing', async () => {
  const { recorder, does, settles } = await recorderOf()
  recorder.start()
  does([press])
  expect(() => recorder.stop()).toThrow('The recording has just begun: stop it when the page has come to rest')
  expect(recorder.count()).toBe(1)
  does([page('/loan')])
  await settles()
  expect(recorder.stop().steps).toEqual([
    { ms: 0, ...press },
    { ms: 0, ...page('/loan') },
  ])
})

test('DEMO-8: stopping a recording before what writes it is loaded throws, and loses nothing', async () => {
  const arrival: { arrive?(): void } = {}
  const { recorder, does, settles } = await recorderOf(
    (write) => new Promise((resolve) => Object.assign(arrival, { arrive: () => resolve(write) })),
  )
  recorder.start()
  does([press])
  await settles()
  expect(() => recorder.stop()).toThrow('The recording has just begun')
  arrival.arrive?.()
  await clock.settled()
  expect(recorder.stop().steps).toHaveLength(1)
})

test('DEMO-8: what writes recordings and could not be loaded is asked for again', async () => {
  let asked = 0
  const { recorder, does, replaces, settles } = await recorderOf(async (write) => {
    asked += 1
    if (asked === 1) throw new Error('offline')
    return write
  })
  recorder.start()
  await settles()
  expect(() => recorder.stop()).toThrow('The recording has just begun')
  replaces()
  does([press])
  await settles()
  expect(recorder.stop().steps).toHaveLength(1)
})

test('DEMO-8: a recording that was stopped in the middle of work has no proof of its end', async () => {
  const { recorder, settles } = await recorderOf()
  recorder.start()
  await settles()
  const end = clock.hold()
  expect(recorder.stop().end).toEqual({ ms: 0, proof: null })
  end()
})

test('DEMO-8: what replaces everything restarts a recording: its earlier steps and timers are dropped for good', async () => {
  const { recorder, does, replaces, settles } = await recorderOf()
  recorder.start()
  await settles('/before')
  does([press])
  clock.setTimeout(() => undefined, 500, { owner: 'loan', name: 'spinnerDelay' })
  await clock.advance(1_000)
  replaces()
  expect(recorder.count()).toBe(0)
  expect(() => recorder.stop()).toThrow('The recording has just begun')
  await settles('/after')
  does([page('/loan')])
  const { moments, steps } = recorder.stop()
  expect(moments[0].page.route).toBe('/after')
  expect(steps).toEqual([{ ms: 0, ...page('/loan') }])
})

test('DEMO-8: one recording runs at a time, and ends once; each step, start and stop is reported', async () => {
  const { recorder, does, follows, settles, listeners } = await recorderOf()
  const counts: (number | null)[] = []
  recorder.subscribe(() => counts.push(recorder.count()))
  expect(() => recorder.stop()).toThrow('Nothing is being recorded: start a recording first')
  recorder.start()
  expect(() => recorder.start()).toThrow('A recording is under way: stop it first')
  await settles()
  does([press])
  follows('call')
  expect(recorder.stop().steps).toHaveLength(1)
  does([press])
  expect(() => recorder.stop()).toThrow('Nothing is being recorded')
  expect(counts).toEqual([0, 1, 1, null])
  expect(listeners.size).toBe(0)
})
