import * as v from 'valibot'
import type { About, Step } from '#machines/model/step.ts'
import { DEFAULT_LATENCY } from '#src/contract/app-steps.ts'
import { own } from '#src/contract/own.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { toRoute } from '#src/platform/page-address.ts'
import { DRAFT_KEYS } from '#src/platform/session-storage.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import type { StoryLine, StoryTold } from '#src/workbench/contract/desk-demo.ts'
import { isTyping } from '#src/workbench/timeline/customer-words.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import { newestWaiting } from '#src/workbench/timeline/placeholders.ts'
import { portableOf, whyIncomplete } from '#src/workbench/timeline/portable-moment.ts'
import { createSecretPlaceholders } from '#src/workbench/timeline/secret-placeholders.ts'
import { customerIdIn, partOf, type SnapshotTree } from '#src/workbench/timeline/snapshot-tree.ts'
import { type Entry, isFromFile, pathTo } from '#src/workbench/timeline/timeline.ts'
import { FileRefused, parsed } from '#src/workbench/timeline/timeline-file.ts'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { isEqual, proofSince } from './proof.ts'
import type { Story, StoryStart } from './story.ts'
import { knownStory } from './story-by-id.ts'

/** ms of virtual time that are waited at most where nothing happens */
const LONGEST_WAIT = 3_000

/** Entries of the timeline that are told as one, with the time before them. */
interface Line {
  entries: Entry[]
  /** the entry before it, whose moment it begins at */
  before: Entry
  name: string | undefined
  ms: number
  /** ms of `ms` until the last of what happened by itself */
  needed: number
  fired: string[]
  steps: readonly Step[]
}

type Passed = Pick<Line, 'ms' | 'needed' | 'fired'>

const NO_TIME: Passed = { ms: 0, needed: 0, fired: [] }

/** A script may give anything. What the title may be is the story's own matter. */
const toldSchema: v.GenericSchema<unknown, StoryTold> = v.looseObject({
  title: v.string(),
  captions: v.exactOptional(
    v.array(
      v.looseObject({
        before: v.number(),
        text: v.string(),
        chapter: v.exactOptional(v.string()),
        lights: v.exactOptional(v.literal(false)),
      }),
    ),
  ),
  without: v.exactOptional(v.array(v.number())),
})

/** A stretch of the timeline in lines. */
interface Stretch {
  start: Entry
  lines: Line[]
  /** the time after the last line, and the entry that it ends with */
  rest: Passed
  end: Entry
}

/** What a story is made of. */
interface Writing {
  entries: readonly Entry[]
  backend: PageBackend
}

/** The lines of a stretch after entry `from` up to `to`, for the desk (DEMO-19). */
export function storyLines(from: number, to: number, { entries }: Pick<Writing, 'entries'>): StoryLine[] {
  return folded(stretchOf(from, to, entries)).lines.map(({ entries, name, steps }) => {
    const [first, last] = [entries[0] as Entry, entries.at(-1) as Entry]
    return {
      entry: first.id,
      last: last.id,
      text: last.text,
      lane: last.lane,
      ...(name === undefined ? {} : { name }),
      steps: steps.length,
      lights: last.about === undefined ? null : describeAbout(last.about),
    }
  })
}

/** The story of a stretch (DEMO-19). Throws in words where it cannot be run. */
export async function makeStory(
  from: number,
  to: number,
  told: StoryTold,
  { entries, backend }: Writing,
): Promise<Story> {
  const { title, captions = [], without = [] } = parsed(toldSchema, told)
  const { start, lines, rest, end } = folded(stretchOf(from, to, entries))
  const { moment } = start
  if (moment === null) throw new FileRefused('The moment at its beginning is not there yet')
  // At the end, one is before what comes next.
  for (const { before } of captions)
    if (before <= from || before > (entries.at(-1)?.id ?? 0) + 1)
      throw new FileRefused(`There is no entry ${before} after entry ${from}, which a caption could precede`)
  const places = placed(captions, lines)
  const isLeftOut = ({ entries: [first] }: Line) => without.includes(first?.id ?? 0)
  /** Records that a start from the seed draws again have other ids: the customer's newest one that waits is meant by a placeholder. */
  const generalised = async (step: Step, line: Line): Promise<Step> => {
    const decided = step.kind === 'operator' ? own(DECIDED, step.action) : undefined
    if (step.kind !== 'operator' || decided === undefined) return step
    const [id, ...args] = step.args
    const isNewest = async ({ before }: Line) => (await waitingAt(before, backend))?.[decided] === id
    if (!(await isNewest(line))) return step
    for (const [place, other] of lines.slice(0, lines.indexOf(line)).entries())
      if (isLeftOut(other) && !(await isNewest(other)) && (await isNewest(lines[place + 1] ?? line)))
        throw new FileRefused(`without it, “${line.entries.at(-1)?.text}” would be about another ${decided}`)
    return { ...step, args: [PLACEHOLDERS[decided], ...args] }
  }
  let left = NO_TIME
  const steps: RecordingStep[] = []
  for (const [place, line] of [...lines, null].entries()) {
    const passed = joined(left, line ?? { ...rest, fired: rest.fired.filter(isTold) })
    const captionsHere = places.get(place) ?? []
    const acts =
      line === null || isLeftOut(line) ? [] : await Promise.all(line.steps.map((step) => generalised(step, line)))
    const all: Step[] = [
      ...captionsHere.map(({ text, chapter, lights }): Step => {
        const about = lights === false ? undefined : line?.entries.at(-1)?.about
        return { kind: 'caption', text, ...(chapter ? { chapter } : {}), ...(about ? { about } : {}) }
      }),
      ...acts,
    ]
    left = all.length === 0 ? passed : NO_TIME
    steps.push(...all.map((step, index) => (index === 0 ? timed(passed, step) : { ms: 0, ...step })))
  }
  if (!steps.some(({ kind }) => kind !== 'caption')) throw new FileRefused('Nothing happens in this stretch')
  const seeded = seededStart(start, { entries, backend })
  // Where a line is left out, the timeline's end is not the story's.
  const proof =
    without.length > 0 || end.moment === null || isFromFile(end.moment) || isFromFile(moment)
      ? null
      : await proofSince(backend.exported(moment.bank), end.moment, backend)
  return structuredClone({
    title,
    ...(seeded === null ? { moments: [portableOf(moment, backend)] } : { start: seeded }),
    steps,
    end: { ...passedBefore(left), proof },
  }) as Story
}

/** The same for a recording: nothing is folded, and it begins at the exact moment. */
export function recordedSteps(
  start: Entry,
  entries: readonly Entry[],
): Pick<Stretch, 'rest'> & { steps: RecordingStep[] } {
  const { lines, rest } = inLines(start, entries)
  const timedIn = (line: Line) =>
    line.steps.map((step, place) => (place === 0 ? timed(line, step) : { ms: 0, ...step }))
  return { rest, steps: lines.flatMap(timedIn) }
}

/** Throws in words where no story can begin after `from`. */
function stretchOf(from: number, to: number, entries: readonly Entry[]): Stretch {
  const start = entries.find(({ id }) => id === from)
  const end = entries.find(({ id }) => id === to)
  if (start === undefined || end === undefined || from >= to)
    throw new FileRefused(`There is no stretch from entry ${from} to ${to}: the newest 1,000 entries are kept`)
  const path = pathTo(entries, to)
  const place = path.indexOf(start.sameAs === undefined ? start : (pathTo(entries, from).at(-1) ?? start))
  if (place < 0) {
    const [first] = path
    const why =
      first?.isStart && from < first.id
        ? `everything was replaced by “${first.text}”. Begin after that`
        : 'what happened there was left behind by going back. Begin before it, or after it'
    throw new FileRefused(`No story leads from there to here: ${why}`)
  }
  const stretch = path.slice(place + 1)
  const other = stretch.find(({ isElsewhere }) => isElsewhere)
  if (other !== undefined)
    throw new FileRefused(`“${other.text}” cannot be part of a story. Begin after it, or end before it`)
  const reason = whyIncomplete(start)
  if (reason !== null) throw new FileRefused(`No story can begin there. ${reason}`)
  return { start, end, ...inLines(start, stretch) }
}

function inLines(start: Entry, entries: readonly Entry[]): Pick<Stretch, 'lines' | 'rest'> {
  const lines: Line[] = []
  let [at, followed, before] = [start.at, start.at, start]
  let { name } = start
  let fired: string[] = []
  const passedUntil = (entry: Entry): Passed => {
    const ms = Math.max(0, (entry.setFrom ?? entry.at) - at)
    // A timer without an entry may have fired at any time.
    return { ms, needed: entry.fired?.some(isTold) ? ms : Math.max(0, followed - at), fired }
  }
  for (const entry of entries) {
    fired = [...fired, ...(entry.fired ?? [])]
    const { steps = [], lane } = entry
    if (steps.length > 0) {
      lines.push({ entries: [entry], before, name, ...passedUntil(entry), steps })
      const [set] = steps.flatMap((step) => (step.kind === 'clock' ? [step.now] : []))
      at = set ?? entry.at
      followed = at
      fired = []
      name = undefined
    } else if (lane === 'call' || lane === 'timer') {
      followed = entry.at
    }
    name = entry.name ?? name
    before = entry
  }
  return { lines, rest: passedUntil(before) }
}

/** Without typing letter by letter, waiting for nothing, and what undoes itself. */
function folded({ lines, ...stretch }: Stretch): Stretch {
  const done: Line[] = []
  let left = NO_TIME
  const add = (line: Line) => {
    done.push({ ...line, ...joined(left, line) })
    left = NO_TIME
  }
  for (const line of lines) {
    const last = done.at(-1)
    if (last !== undefined && line.name === undefined && isSameField(last, line)) {
      done.pop()
      add({
        ...line,
        ...joined(last, line),
        entries: [...last.entries, ...line.entries],
        before: last.before,
        name: last.name,
      })
      continue
    }
    add(line)
    const [first, second] = done.slice(-2)
    const after = lines[lines.indexOf(line) + 1]
    if (first === undefined || second === undefined || after === undefined || second.name !== undefined) continue
    if (!isSameMoment(first.before, after.before)) continue
    done.splice(-2)
    left = joined(first, second)
  }
  return { ...stretch, lines: done.map(withoutIdling) }
}

/** The wait for what happens by itself stays. */
function withoutIdling(line: Line): Line {
  return { ...line, ms: Math.min(line.ms, Math.max(line.needed, LONGEST_WAIT)), fired: line.fired.filter(isTold) }
}

/** What only decorates a page, such as its backdrop, says nothing about the order of things. */
function isTold(timer: string): boolean {
  const [owner = ''] = timer.split(' ')
  return !hasRole(owner, 'plumbing') || hasRole(owner, 'awaited')
}

function isSameField(one: Line, other: Line): boolean {
  const [first, second] = [one.entries.at(-1), other.entries[0]]
  const isTyped = [...one.steps, ...other.steps].every(isTyping)
  return isTyped && first?.key !== undefined && first.key === second?.key
}

/** Whether two moments differ in nothing that a customer sees or the bank holds. */
function isSameMoment({ moment: one }: Entry, { moment: other }: Entry): boolean {
  if (one === null || other === null || isFromFile(one) || isFromFile(other)) return false
  return (
    one.page.href === other.page.href &&
    one.stored === other.stored &&
    one.bank.snapshot === other.bank.snapshot &&
    one.bank.latency === other.bank.latency &&
    isEqual(
      [one.bank.faults, flowsIn(partOf(one.system.tree) ?? {})],
      [other.bank.faults, flowsIn(partOf(other.system.tree) ?? {})],
    )
  )
}

/** The states and contexts of the flows that a comparison does not leave out. */
function flowsIn({ value, context, children = {} }: SnapshotTree): unknown {
  const running = Object.entries(children).filter(
    ([id]) => !hasRole(id, 'by the clock') && !hasRole(id, 'by the browser'),
  )
  return [value, context, running.map(([id, { snapshot }]) => [id, flowsIn(snapshot)])]
}

/** The captions by the place of the line that they precede; those at the end by the number of lines. */
function placed(captions: NonNullable<StoryTold['captions']>, lines: readonly Line[]) {
  const told = new Map<number, typeof captions>()
  for (const caption of captions) {
    if (caption.text.trim() === '') throw new FileRefused('A caption needs words')
    const place = lines.findIndex(({ entries }) => (entries.at(-1)?.id ?? 0) >= caption.before)
    const at = place < 0 ? lines.length : place
    told.set(at, [...(told.get(at) ?? []), caption])
  }
  return told
}

function joined(one: Passed, other: Passed): Passed {
  const needed = other.needed > 0 ? one.ms + other.needed : one.needed
  return { ms: one.ms + other.ms, needed, fired: [...one.fired, ...other.fired] }
}

function passedBefore({ ms, fired }: Passed): { ms: number; fired?: string[] } {
  return { ms, ...(fired.length === 0 ? {} : { fired }) }
}

function timed(passed: Passed, step: Step): RecordingStep {
  return { ...passedBefore(passed), ...step }
}

/** The decisions by what they are about. */
const DECIDED = {
  setDeposit: 'deposit',
  setLoan: 'loan',
  declineLoan: 'loan',
  setTransfer: 'withdrawal',
  declineTransfer: 'withdrawal',
} as const

/** What waited for the bank after an entry, by kind: the newest of the customer; null where nobody knows. */
async function waitingAt({ moment }: Entry, backend: PageBackend) {
  if (moment === null || isFromFile(moment)) return null
  const customerId = customerIdIn(moment.system.tree)
  if (customerId === null) return null
  return newestWaiting(await backend.answersIn(backend.exported(moment.bank), customerId))
}

/** A start from the seed, where the moment after the entry differs from it in nothing; else null. */
function seededStart({ id, moment }: Entry, { entries, backend }: Writing): StoryStart | null {
  const [first, ...path] = pathTo(entries, id)
  const done = path.flatMap(({ steps = [] }) => steps)
  if (first?.story !== undefined) return done.length === 0 ? (knownStory(first.story)?.start ?? null) : null
  if (first?.isStart !== true || moment === null || isFromFile(moment)) return null
  const { bank, clock, stored, page } = moment
  const modal = partOf(moment.system.tree, 'session', 'modal')?.value ?? 'closed'
  const isFresh =
    modal === 'closed' &&
    bank.open.every(({ entry: { method } }) => method === 'GET') &&
    Object.keys(backend.exported(bank).records).length === 0 &&
    !DRAFT_KEYS.some((key) => stored.has(key)) &&
    done.every(({ kind }) => kind === 'sign-in' || kind === 'page')
  if (!isFresh) return null
  const customerId = customerIdIn(moment.system.tree)
  return {
    persona: customerId === null ? null : personaOrEmail(backend, customerId),
    page: toRoute(page.href),
    ...(clock.mode === 'live' ? {} : { clock: clock.mode }),
    ...(bank.latency === DEFAULT_LATENCY ? {} : { latency: bank.latency }),
    ...(bank.faults.length === 0 ? {} : { faults: createSecretPlaceholders(backend).ofStep([...bank.faults]) }),
  } as StoryStart
}

const ROLE_WORDS: Readonly<Record<string, string>> = {
  combobox: 'the list',
  region: 'the part',
  textbox: 'the field',
}

function describeAbout({ role, name }: About): string {
  return `${ROLE_WORDS[role] ?? `the ${role}`} “${name}”`
}
