import * as v from 'valibot'
import { CLOCK_MODES } from '#src/kit/clock/clock.ts'
import type { TraceEntry } from '#src/kit/trace/entry.ts'
import type { PageView } from './page-view.ts'
import type { Command, Outcome } from './source.ts'

/** The messages between viewer windows and pages of the product; `viewer` and `page` are window ids. */
export type Message =
  /** a page has started: viewers ask again */
  | { kind: 'knock' }
  /** a viewer is open: pages answer */
  | { kind: 'look'; viewer: string }
  /** a page is open; `tab` survives its reloads */
  | { kind: 'here'; page: string; tab: string; path: string; title: string }
  /** a viewer watches this page, and no other */
  | { kind: 'watch'; viewer: string; page: string }
  | { kind: 'view'; page: string; view: PageView }
  /** new entries of its log; `isFirst` drops the earlier ones */
  | { kind: 'entries'; page: string; isFirst: boolean; entries: readonly TraceEntry[] }
  | { kind: 'do'; viewer: string; page: string; call: number; command: Command }
  | { kind: 'done'; viewer: string; page: string; call: number; outcome: Outcome }

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))
const ids = v.array(v.string())
const time = v.pipe(v.number(), v.finite())
const session = v.pipe(v.string(), v.maxLength(20))
const entries = v.record(v.string(), v.pipe(v.string(), v.maxLength(200)))

const view = v.object({
  actors: v.array(
    v.object({
      machine: v.string(),
      session,
      active: ids,
      context: v.unknown(),
      event: v.nullable(v.looseObject({ type: v.string() })),
      last: ids,
      blocked: ids,
      starts: v.record(v.string(), time),
      timers: v.array(v.object({ id: v.string(), due: time, delay: time })),
    }),
  ),
  seen: v.record(v.string(), ids),
  clock: v.object({ mode: v.picklist(CLOCK_MODES), virtual: time, wall: time }),
  person: v.nullable(v.string()),
})

const command = v.variant('kind', [
  v.object({ kind: v.literal('send'), session, eventType: v.string(), entries }),
  v.object({ kind: v.literal('jump'), session, transition: v.string() }),
])

const outcome = v.variant('kind', [
  v.object({ kind: v.picklist(['sent', 'not-handled']), machine: v.string(), eventType: v.string(), active: ids }),
  v.object({ kind: v.literal('guarded'), eventType: v.string() }),
  v.object({ kind: v.literal('jumped'), ms: time }),
  v.object({ kind: v.literal('gone'), what: v.picklist(['actor', 'delay', 'page']) }),
  v.object({ kind: v.literal('missing'), what: v.pipe(v.string(), v.maxLength(40)) }),
  v.object({ kind: v.literal('failed') }),
])

const message = v.variant('kind', [
  v.object({ kind: v.literal('knock') }),
  v.object({ kind: v.literal('look'), viewer: id }),
  v.object({ kind: v.literal('here'), page: id, tab: id, path: v.string(), title: v.string() }),
  v.object({ kind: v.literal('watch'), viewer: id, page: id }),
  v.object({ kind: v.literal('view'), page: id, view }),
  v.object({
    kind: v.literal('entries'),
    page: id,
    isFirst: v.boolean(),
    // Of many.
    entries: v.array(v.custom<TraceEntry>((entry) => typeof entry === 'object' && entry !== null && 'kind' in entry)),
  }),
  v.object({ kind: v.literal('do'), viewer: id, page: id, call: time, command }),
  v.object({ kind: v.literal('done'), viewer: id, page: id, call: time, outcome }),
])

/** null for anything else. */
export function readMessage(data: unknown): Message | null {
  const read = v.safeParse(message, data)
  return read.success ? read.output : null
}
