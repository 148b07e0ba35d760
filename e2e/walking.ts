/** What can happen in a walk: by a person, the bank, the time, faults and jumps of the timeline. */

import type { Page } from '@playwright/test'
import type { CustomerRecord, Fault, Step } from '#src/workbench/contract/demo-contract.ts'
import { senderOf } from '#src/workbench/timeline/customer-words.ts'
import { allPaths } from '#src/workbench/timeline/links/paths.ts'
import { type DemoState, differences, stateOf } from './going-back.ts'
import { PUBLIC, SIGNED_IN } from './pages.ts'
import { type DemoDriver, NOW } from './support/driver.ts'

/** One move of a walk. What there is to choose from is known once it is made: `pick` counts round. */
export interface Move {
  what: keyof typeof MOVES
  pick: number
}

/** How often each move is made, of 100. */
export const MOVES = {
  path: 5,
  next: 35,
  event: 16,
  page: 3,
  bank: 11,
  time: 13,
  fault: 4,
  look: 4,
  jump: 5,
  undo: 2,
  file: 1,
  reset: 1,
}

/** How a walk stands. */
export interface Walk {
  page: Page
  demo: DemoDriver
  /** what is left of the path that the person is on */
  steps: Step[]
  /** what has been done, in words */
  done: string[]
  /** the state right after an entry, by its id */
  states: Map<number, DemoState>
}

const PATHS = Object.values(allPaths).flatMap(({ steps, paths }) =>
  Object.values(paths).map((names) => names.flatMap((name) => steps[name] ?? [])),
)
/** events that people send, each once */
const EVENTS = [
  ...new Map(
    PATHS.flat()
      .filter((step) => step.kind === 'event')
      .filter(({ flow, event }) => senderOf(flow, event.type) === 'person')
      .map((step) => [JSON.stringify(step), step]),
  ).values(),
]
const PERSONAS = ['nora', 'ada', 'karl', 'vera', 'lena', 'omar', 'iris', 'yuki']
const PAGES = [...SIGNED_IN, ...PUBLIC]
const TIMES = [0, 1, 350, 2_000, 15_000]
const CALLS = ['POST transfer', 'POST deposit', 'POST loan', 'POST kyc', 'PUT users/user/{id}']
const GETS = ['GET users/{id}', 'GET loan/{id}', 'GET deposit/{id}', 'GET kyc/{id}', 'GET transfer/{id}']
const FAILURES: Omit<Fault, 'call'>[] = [
  { kind: 'delay', ms: 2_000 },
  { kind: 'delay', ms: 20_000, times: 1 },
  { kind: 'status', status: 500, times: 1 },
  { kind: 'network', times: 1 },
  { kind: 'network' },
]
/** ms of virtual time in which calls, delays and samples come to their end */
const FUTURES = [350, 2_500, 16_000, 45_000]

/** Makes a move; resolves with what is wrong. What the product refuses, in words, is no move. */
export async function make({ what, pick }: Move, walk: Walk): Promise<string[]> {
  const { demo, done } = walk
  const say = (words: unknown) => void done.push(`${what} ${typeof words === 'string' ? words : JSON.stringify(words)}`)
  const run = async (step: Step) => {
    say(step)
    await demo.run([step])
  }
  switch (what) {
    case 'path':
    case 'next': {
      if (what === 'path' || walk.steps.length === 0) walk.steps = [...of(PATHS, pick)]
      const step = walk.steps.shift()
      if (step !== undefined) await run(step)
      return []
    }
    case 'event': {
      const running = await demo.states()
      const possible = EVENTS.filter(({ flow }) => flow in running)
      if (possible.length > 0) await run(of(possible, pick))
      return []
    }
    case 'page':
      await run({ kind: 'page', to: of(PAGES, pick) })
      return []
    case 'bank':
      await decide(walk, pick, say)
      return []
    case 'time': {
      const ms = of([...TIMES, null], pick)
      say(ms === null ? 'to the next timer' : `${ms} ms`)
      await (ms === null ? demo.clock.next() : demo.clock.advance(ms))
      return []
    }
    case 'fault':
      await fail(walk, pick, say)
      return []
    case 'look':
      return look(walk, pick, say)
    case 'jump':
      return jump(walk, pick, say)
    case 'undo': {
      say((await demo.undoable())?.text ?? 'nothing')
      await demo.undo()
      // It may have gone to right after a reset.
      await demo.clock.set('paused')
      return []
    }
    case 'file':
      say('saved and opened')
      await demo.timeline.open(await demo.timeline.save())
      walk.states.clear()
      await demo.timeline.look(null)
      return []
    case 'reset':
      say('')
      walk.steps = []
      await demo.reset()
      await demo.clock.set('paused')
      await demo.clock.setNow(NOW)
      return []
  }
}

/** The bank decides on what it finds of the customer on the page, or of another. */
async function decide({ demo }: Walk, pick: number, say: (words: unknown) => void): Promise<void> {
  const { operator } = demo
  const who = (await demo.customerId()) ?? 'ada'
  const other = of(PERSONAS, pick >> 8)
  const persona = pick % 8 === 0 ? other : who
  const record: CustomerRecord = await operator.customer(persona)
  const row = <Row extends { _id: string }>(rows: Row[]) => of(rows, pick >> 4)?._id ?? ''
  const decisions: readonly (() => [string, ...unknown[]])[] = [
    () => ['setDeposit', row(record.deposits), of(['true', 'failed', 'Pending'], pick >> 6)],
    () => ['setLoan', row(record.loans), of(['true', 'Pending'], pick >> 6)],
    () => ['setTransfer', row(record.transfers), of([true, false], pick >> 6)],
    () => ['setKyc', persona, of([true, false, null], pick >> 6)],
    () => ['releaseStep', persona],
    () => ['setUser', persona, { profit: of([0, 10_290.5, 1_000_000], pick >> 6) }],
    () => ['setUser', persona, { bonus: of([0, 99.99], pick >> 6) }],
    () => ['setUser', persona, { transferStep: of([1, 2, 8, 9], pick >> 6) }],
    () => ['setUser', persona, { newUser: of([true, false], pick >> 6) }],
    () => ['setUser', persona, { userOtp: '135790' }],
    () => ['make', of(['transfers', 'deposits', 'loans'], pick >> 6), persona, 3],
  ]
  const [action, ...args] = of(decisions, pick)()
  say([action, ...args])
  await demo.run([{ kind: 'operator', action, args }])
}

async function fail({ demo }: Walk, pick: number, say: (words: unknown) => void): Promise<void> {
  if (pick % 3 === 0) {
    say('none')
    await demo.faults.clear()
  } else if (pick % 3 === 1) {
    const fault = { call: of([...CALLS, ...GETS], pick >> 4), ...of(FAILURES, pick >> 2) }
    say(fault)
    await demo.faults.set(fault)
  } else {
    const ms = of([0, 350], pick >> 2)
    say(`latency of ${ms} ms`)
    await demo.faults.setLatency(ms)
  }
}

/** Looking back changes nothing of the present. */
async function look({ page, demo }: Walk, pick: number, say: (words: unknown) => void): Promise<string[]> {
  const before = await stateOf(page, demo)
  const entry = of(await demo.timeline.entries(), pick)
  say(`at ${entry.id}, ${entry.text}`)
  await demo.timeline.look(entry.id)
  await demo.timeline.look(null)
  return differences('after looking back', before, await stateOf(page, demo))
}

/** A moment that is gone back to is as it was, and has the same future each time. */
async function jump(walk: Walk, pick: number, say: (words: unknown) => void): Promise<string[]> {
  const { page, demo, states } = walk
  // After a reset the clock runs.
  const entries = (await demo.timeline.entries()).filter(
    ({ complete, text }) => complete && text !== 'The demo was reset',
  )
  const entry = pick % 2 === 0 ? entries.at(-1) : of(entries, pick >> 1)
  if (entry === undefined) return []
  const ms = of(FUTURES, pick >> 4)
  say(`to ${entry.id}, ${entry.text}, and twice ${ms} ms on`)
  const there = async () => {
    await demo.timeline.goTo(entry.id)
    const begin = await stateOf(page, demo)
    await demo.clock.advance(ms)
    return { begin, end: await stateOf(page, demo) }
  }
  const first = await there()
  const second = await there()
  return [
    ...differences('right after going back', states.get(entry.id) ?? first.begin, first.begin),
    ...differences('right after going back again', first.begin, second.begin),
    ...differences('at the end', first.end, second.end),
  ]
}

function of<T>(list: readonly T[], pick: number): T {
  return list[pick % list.length] as T
}
