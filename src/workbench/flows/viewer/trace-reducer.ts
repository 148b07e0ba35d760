import type { TraceEntry } from '#src/workbench/contract/entry.ts'
import type { ActorView } from '#src/workbench/contract/source.ts'

/** An actor, as far as the log knows it. */
export interface TracedActor extends Pick<ActorView, 'machine' | 'session' | 'event' | 'last'> {
  isRunning: boolean
}

export interface TraceReducer {
  add(entry: TraceEntry): void
  actor(session: string): TracedActor | undefined
  actors(): readonly TracedActor[]
}

/** Follows the log entry by entry: what each actor just received and did. */
export function createTraceReducer(entries: readonly TraceEntry[] = []): TraceReducer {
  const actors = new Map<string, TracedActor>()
  /** actors that are handling an event */
  const asked = new Set<TracedActor>()

  const find = ({ actor: machine, session }: ActorEntry): TracedActor => {
    const actor = actors.get(session) ?? { machine, session, event: null, last: [], isRunning: true }
    actors.set(session, actor)
    return actor
  }
  const add = (entry: TraceEntry) => {
    if (entry.kind !== 'actor' && entry.kind !== 'event' && entry.kind !== 'transition') return
    const actor = find(entry)
    if (entry.kind === 'actor') actor.isRunning = entry.change === 'started'
    if (entry.kind === 'event') {
      asked.add(actor)
      actor.event = entry.event
    }
    if (entry.kind === 'transition') actor.last = asked.delete(actor) ? entry.taken : [...actor.last, ...entry.taken]
  }
  for (const entry of entries) add(entry)

  return { add, actor: (session) => actors.get(session), actors: () => [...actors.values()] }
}

type ActorEntry = Extract<TraceEntry, { session: string }>
