import type { TraceEntry } from '#src/workbench/contract/entry.ts'
import type { ActorView, PageView } from '#src/workbench/contract/source.ts'
import type { TraceReducer } from './trace-reducer.ts'

/** What the viewer shows: a machine, one of its actors, and the log entry at which it shows the past; null for now. */
export interface Selection {
  machine: string
  session: string | null
  entry: TraceEntry | null
}

/** What a chart shows of an actor, now or at a past moment. */
type Shown = Pick<ActorView, 'session' | 'active' | 'context' | 'event' | 'last' | 'blocked' | 'timers'>

/** What the selection resolves to. */
export interface Selected {
  /** the machine's actors, now or at that moment, the oldest first */
  actors: readonly Shown[]
  /** the selected actor, or the newest */
  actor: Shown | undefined
  /** the same actor now, to which events can be sent; undefined for a past moment, of the log or of the timeline */
  present: ActorView | undefined
  /** the states that any of the actors had been in */
  seen: readonly string[]
}

export function select(page: PageView, past: TraceReducer | null, { machine, session, entry }: Selection): Selected {
  const pastActors = past?.actors().filter(({ isRunning }) => isRunning) ?? []
  const all = entry === null ? page.actors : pastActors.map((one) => ({ ...one, blocked: NONE, timers: NONE }))
  const actors = all.filter((one) => one.machine === machine)
  const actor = actors.find((one) => one.session === session) ?? actors.at(-1)
  return {
    actors,
    actor,
    present:
      entry === null && page.lookedAt === null ? page.actors.find((one) => one.session === actor?.session) : undefined,
    seen: (entry === null ? page.seen : (past?.seen() ?? {}))[machine] ?? NONE,
  }
}

const NONE: readonly never[] = []
