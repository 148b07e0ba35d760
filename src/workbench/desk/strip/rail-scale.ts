import type { TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import { timeWords } from '#src/workbench/trace/format-timestamp.ts'

/** Something that waits: a delay or an answer, `in` ms of virtual time. */
export interface Ahead {
  name: string
  in: number
}

/** Where everything stands on the rail, from 0 to 1. */
export interface Scale {
  /** the present */
  now: number
  entries: readonly { entry: TimelineEntry; from: number; at: number }[]
  ahead: readonly (Ahead & { at: number })[]
}

/** ms; a longer pause between two entries is drawn as long as this one */
const LONGEST_PAUSE = 4_000
/** ms; entries of the same instant stand side by side */
const LEAST_STEP = 400
/** the part of the rail that is kept for what waits */
const FUTURE = 0.16

/** Lays out entries and what waits: the axis is virtual time, in which idle times are folded (DEMO-17). */
export function scaleOf(entries: readonly TimelineEntry[], pending: readonly Ahead[]): Scale {
  let last = entries[0]?.at ?? 0
  let place = 0
  const placed = entries.map((entry) => {
    place += Math.min(Math.max(entry.at - last, LEAST_STEP), LONGEST_PAUSE)
    last = entry.at
    return { entry, place }
  })
  const end = Math.max(place + LEAST_STEP, 10_000)
  const now = 1 - FUTURE
  const on = (there: number) => (there / end) * now
  const before = (index: number, since: number) =>
    placed.slice(0, index + 1).findLast(({ entry }) => entry.at <= since)?.place
  return {
    now: on(place),
    entries: placed.map(({ entry, place: there }, index) => ({
      entry,
      at: on(there),
      from: on(entry.since === undefined ? there : (before(index, entry.since) ?? there)),
    })),
    ahead: pending.map((one) => ({ ...one, at: on(place) + (1 - on(place)) * folded(one.in) })),
  }
}

/** 0 for now, towards 1 for what is far away; half way for 10 s. */
function folded(ms: number): number {
  return ms / (ms + 10_000)
}

/** The entry that stands nearest to a place on the rail. */
export function nearestEntry({ entries }: Scale, place: number): TimelineEntry | undefined {
  let found: Scale['entries'][number] | undefined
  for (const one of entries) if (found === undefined || distance(one, place) <= distance(found, place)) found = one
  return found?.entry
}

function distance({ at }: { at: number }, place: number): number {
  return Math.abs(at - place)
}

/** The entry that a key leads to from another: the arrows by what a person or the bank did, with Shift by every entry. */
export function neighbour(
  entries: readonly TimelineEntry[],
  position: number,
  step: -1 | 1,
  isEvery: boolean,
): TimelineEntry | undefined {
  const isStop = ({ lane }: TimelineEntry) => isEvery || (lane !== 'call' && lane !== 'timer')
  const at = entries.findIndex(({ id }) => id === position)
  return step < 0 ? entries.slice(0, Math.max(0, at)).findLast(isStop) : entries.slice(at + 1).find(isStop)
}

/** When it happened, and what, with its name first: 'The bad news: 12:04:31, Ada asked to withdraw'. */
export function timelineEntryWords({ at, text, name }: Pick<TimelineEntry, 'at' | 'text' | 'name'>): string {
  return `${name === undefined ? '' : `${name}: `}${timeWords(at)}, ${text}`
}
