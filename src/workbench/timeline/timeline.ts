import { createAtom } from '@tanstack/store'
import type * as v from 'valibot'
import { clock } from '#src/platform/actors/app-clock.ts'
import { idle } from '#src/platform/after-first-paint.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import { createTurns } from '#src/platform/clock/turns.ts'
import type { PortableMoment } from '#src/workbench/contract/demo-contract.ts'
import type { LogRange } from '#src/workbench/contract/source.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { Trace } from '#src/workbench/trace/trace.ts'
import { capture, lookAt, lookAtPresent, type Moment, replacePresent, type StillPage } from './moment.ts'
import { recallStories } from './own-stories.ts'
import type { entrySchema } from './step-schema.ts'

/** where the tab keeps the timeline while the product reloads the page */
export const KEPT_TIMELINE = 'larkspur.timeline'

/** turns of the event loop in which all that needs no time is over */
const LONGEST_REST = 100

/** The newest entries that are kept. */
const KEPT = 1_000

const NOT_THERE_YET = 'The moment after this entry is not there yet'

export interface Entry extends Omit<v.InferOutput<typeof entrySchema>, 'moment'> {
  /** Entries in a row with the same key are one: the keystrokes in one field. */
  key?: string
  /** right after it; null until the clock has settled */
  moment: Moment | FileMoment | null
}

/** What an entry is made of, besides its time, its place and its moment. */
export type Note = Omit<Entry, 'id' | 'at' | 'name' | 'before' | 'sameAs' | 'fired' | 'moment' | 'incomplete'>

/** What to note of an action that is done. */
type NoteOf<T> = Note | ((done: T) => Promise<Note> | Note)

/** A moment that was read from a file. */
export interface FileMoment {
  portable: PortableMoment
  picture(): Promise<StillPage>
  /** Makes the bank's data those of the moment, too. Rejects with the reason, and then changes nothing. */
  unpack(): Promise<Moment>
}

export function isFromFile(moment: Moment | FileMoment): moment is FileMoment {
  return 'portable' in moment
}

/** What this page's trace has of an entry: what happened since the moment before. Entries of one moment have the same. */
export function tracedOf(entries: readonly Entry[], id: number): LogRange {
  const place = entries.findIndex((entry) => entry.id === id)
  const before = entries.slice(0, place).findLast(({ moment }) => moment !== entries[place]?.moment)
  return { after: tracedAt(before), upTo: tracedAt(entries[place]) }
}

/** The number of the trace's newest entry at an entry's moment. 0 for a moment of a file: another page has seen what led to it. */
export function tracedAt(entry: Entry | undefined): number {
  const moment = entry?.moment ?? null
  return moment === null || isFromFile(moment) ? 0 : (moment.traced ?? 0)
}

/** what the text of an undo begins with */
const UNDONE = 'Undone: '

interface Replaced {
  /** the entry of the opening */
  id: number
  entries: readonly Entry[]
  earlier: Replaced | null
}

export type Timeline = ReturnType<typeof createTimeline>

/** What happened since the page was opened, with the moment after each entry (DEMO-17). */
export function createTimeline(backend: PageBackend, trace: Pick<Trace, 'count'>) {
  const changes = createAtom(0)
  const report = () => changes.set((count) => count + 1)
  const noteListeners = new Set<(note: Note) => void>()
  let entries: readonly Entry[] = []
  let ids = 0
  let fired: string[] = []
  /** how many actions are running whose consequences get no entries of their own */
  let quiet = 0
  let isSettling = false
  /** makes the newest entry, which is not made yet */
  let makeNewest: (() => void) | null = null
  /** how often everything was replaced */
  let starts = 0
  let looking: { id: number; page: Moment['page']; resumeClock: () => void } | null = null
  /** by the opening of a file, for undo: the entries whose place it took, and the opening before it */
  let replaced: Replaced | null = null
  /** each replaces what the page shows */
  const inTurn = createTurns()
  /** what happened behind the moment that is looked at, such as what other windows did */
  const missed: Note[] = []

  // A due timer is about to fire, and everything before it is over.
  clock.observe((change, { owner, name }) => {
    if (change !== 'fired') return
    if (clock.isQuiet) takeMoments()
    fired.push(`${owner} ${name}`)
  })
  begin()

  return {
    /** oldest first */
    entries: () => {
      makeNewest?.()
      return entries
    },
    /** the entry whose moment the page shows */
    position: () => looking?.id ?? newest().id,
    isLooking: () => looking !== null,
    begin,
    /** The first route is rendered: before it, nobody was signed in, and no entry so far has a moment of its own. */
    arrive: () => {
      entries = entries.map((entry) => ({ ...entry, moment: null }))
      if (!isSettling) void settleLater()
    },
    /** Adds an entry, unless it is part of an action, and returns the id of the newest. */
    add: (note: Note) => {
      if (quiet === 0 && looking === null) add(note)
      // Nobody can press anything meanwhile; Back and Forward move the picture.
      else if (looking !== null && note.lane !== 'customer') missed.push(note)
      return newest().id
    },
    /** As `add`; makes the note when the page has come to rest, or before whatever is first: a click does not wait for it (PERF-7). */
    addAtRest: (makeNote: () => Note) => {
      if (quiet > 0 || looking !== null) return
      if (clock.isQuiet) takeMoments()
      makeNewest?.()
      const at = clock.now()
      makeNewest = () => {
        makeNewest = null
        append(makeNote(), { at })
        // A view that is being rendered may have asked.
        queueMicrotask(report)
      }
      if (!isSettling) void settleLater()
    },
    /** Calls the listener with every note of the present, before its moment is taken. */
    onNote: (listener: (note: Note) => void) => {
      noteListeners.add(listener)
      return () => noteListeners.delete(listener)
    },
    runAsEntry,
    /** Waits until what replaces the present, or happens in its turn, is done. What is part of such work must not wait for its turn. */
    inTurn,
    /** As `runAsEntry`, for what replaces the present, such as a start or a reset: each waits until the one before it is done. */
    replaceAsEntry: <T>(note: NoteOf<T>, work: () => Promise<T>) =>
      inTurn(() =>
        runAsEntry(
          async (done) => ({ ...(typeof note === 'function' ? await note(done) : note), isStart: true }),
          work,
        ),
      ),
    /** As `runAsEntry`, for synchronous work. */
    runAsEntrySync: (note: () => Note, work: () => void) => {
      if (quiet > 0) return work()
      refuseWhileLooking()
      if (clock.isQuiet) takeMoments()
      work()
      add(note())
    },
    /** Runs something that takes time, in which other things happen, and adds one entry for it: undo takes back all of that. */
    runThenAdd: async <T>(note: (done: T) => Note | null, work: () => Promise<T>) => {
      refuseWhileLooking()
      const [before, startsBefore] = [newest().id, starts]
      const done = await work()
      const made = note(done)
      // What replaced the present meanwhile is not part of it.
      if (made !== null && quiet === 0) add(made, starts === startsBefore ? { before } : {})
      return done
    },
    withoutEntries,
    /** Gives the newest entries their moment, unless something outside, such as a network, keeps the page from coming to rest. */
    rest: async () => {
      for (let turn = 0; turn < LONGEST_REST; turn += 1) {
        await nextTask()
        if (clock.isQuiet) return takeMoments()
      }
    },
    look: (id: number | null) => inTurn(async () => ((looking?.id ?? null) === id ? undefined : look(id))),
    goTo: (id: number) => inTurn(() => goTo(id)),
    /** Names the moment after an entry. */
    name: (id: number, name: string) => {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, name } : entry))
      report()
    },
    /** Goes on from the last moment of a file, with the file's entries in place of those so far; looks at it where it is not complete. */
    open: (opened: readonly Entry[], last: FileMoment) => inTurn(() => open(opened, last)),
    /** Ends it, because the page is about to be reloaded. Returns the newest entries, which have no moment yet. */
    end: () => {
      makeNewest?.()
      quiet += 1
      return entries.filter(({ moment }) => moment === null).map(toNote)
    },
    resume,
    undo: () =>
      inTurn(async () => {
        const { entry, to } = undoable() ?? {}
        if (entry === undefined || to === undefined) {
          await lookAgainAtPresent()
          return false
        }
        const text = UNDONE + entry.text
        await (entry.id === replaced?.id ? close(replaced, text) : goTo(to, text))
        return true
      }),
    undoable,
    redoable,
    refuseWhileLooking,
    subscribe: (listener: () => void) => changes.subscribe(listener).unsubscribe,
  }

  /** Begins again: the page is at the state that its address asks for, or at the start of a story. */
  function begin(story: string | null = null): void {
    makeNewest = null
    entries = []
    replaced = null
    add({ lane: 'demo', text: 'The page was opened', isStart: true, ...(story === null ? {} : { story }) })
  }

  /** Continues the timeline of the page before a reload, with its newest entries that have no moment. */
  function resume(before: readonly Entry[], notes: readonly Note[]): void {
    makeNewest?.()
    const since = entries.slice(1)
    entries = before
    ids = before.at(-1)?.id ?? 0
    const reload: Note = { lane: 'timer', text: 'The page was loaded again', isStart: true }
    for (const note of [...notes, reload, ...since.map(toNote)]) add(note)
  }

  function add(note: Note, more: Partial<Entry> = {}): Entry {
    if (clock.isQuiet) takeMoments()
    makeNewest?.()
    const entry = append(note, more)
    if (!isSettling) void settleLater()
    report()
    return entry
  }

  function append(note: Note, more: Partial<Entry>): Entry {
    const last = entries.at(-1)
    if (note.isStart) starts += 1
    // A moment that has a name stays as it is.
    const isSame = note.key !== undefined && last?.key === note.key && last.name === undefined
    const firedSince = [...((isSame ? last.fired : undefined) ?? []), ...fired]
    fired = []
    const entry: Entry = {
      ...note,
      ...(firedSince.length === 0 ? {} : { fired: firedSince }),
      id: isSame ? last.id : ++ids,
      at: clock.now(),
      before: isSame ? last.before : (last?.id ?? null),
      moment: null,
      incomplete: null,
      ...more,
    }
    entries = [...(isSame ? entries.slice(0, -1) : entries), entry].slice(-KEPT)
    for (const listener of [...noteListeners]) listener(note)
    return entry
  }

  async function settle(): Promise<void> {
    await clock.settled()
    takeMoments()
  }

  /** As `settle`. A running clock has time until the browser has nothing else to do: no click waits for it (PERF-7). */
  async function settleLater(): Promise<void> {
    isSettling = true
    if (clock.mode !== 'paused') await idle()
    await clock.settled()
    isSettling = false
    takeMoments()
  }

  /** Gives the newest entries the present as their moment. */
  function takeMoments(): void {
    makeNewest?.()
    if (looking !== null || quiet > 0 || entries.at(-1)?.moment !== null) return
    const moment = { ...capture(backend), traced: trace.count() }
    const incomplete =
      backendState.get().server === null ? null : 'A real backend answers, whose data stay as they are.'
    entries = entries.map((entry) => (entry.moment === null ? { ...entry, moment, incomplete } : entry))
    report()
  }

  /** Runs an action that is one entry, whatever it does in between. None when it resolves with false. Rejects while a moment is looked at. */
  async function runAsEntry<T>(note: NoteOf<T>, work: () => Promise<T>): Promise<T> {
    if (quiet > 0) return work()
    refuseWhileLooking()
    await settle()
    const done = await withoutEntries(work)
    if (done === false) return done
    add(typeof note === 'function' ? await note(done) : note)
    await settle()
    return done
  }

  /** Runs something that leaves no entry. */
  async function withoutEntries<T>(work: () => Promise<T>): Promise<T> {
    quiet += 1
    try {
      return await work()
    } finally {
      quiet -= 1
      report()
    }
  }

  async function look(id: number | null): Promise<void> {
    if (id === null) return lookAgainAtPresent()
    const entry = entryOf(id)
    // What is under way comes to its end first: an answer that is being read would be taken by a flow that nobody sees.
    const resumeClock = looking?.resumeClock ?? (await clock.stand())
    takeMoments()
    const { moment = entry.moment } = entries.find((one) => one.id === id) ?? entry
    if (moment === null) {
      if (looking === null) resumeClock()
      throw new Error(NOT_THERE_YET)
    }
    looking ??= { id, page: backend.product.router.history.location, resumeClock }
    looking.id = id
    await lookAt(isFromFile(moment) ? await moment.picture() : moment, backend.product)
    report()
  }

  async function lookAgainAtPresent(): Promise<void> {
    if (looking === null) return
    await lookAtPresent(looking.page, backend.product)
    endLook()
    for (const note of missed.splice(0)) add(note)
    report()
  }

  function endLook(): void {
    const ended = looking
    looking = null
    ended?.resumeClock()
  }

  async function goTo(id: number, text?: string): Promise<void> {
    // They happened before, and belong to what is left behind.
    if (missed.length > 0) await lookAgainAtPresent()
    if (looking === null) await settle()
    const { moment, incomplete } = entryOf(id)
    if (moment === null) throw new Error(NOT_THERE_YET)
    if (incomplete !== null) throw new Error(`This moment can only be looked at. ${incomplete}`)
    endLook()
    await withoutEntries(() => replacePresent(isFromFile(moment) ? moment.unpack : moment, backend))
    // Going back loses no story that was made since; undoing takes back that it was made.
    if (!isFromFile(moment)) recallStories(moment.stories, text === undefined)
    const words = text ?? `Went back to just after “${originalOf(entryOf(id)).text}”`
    add({ lane: 'demo', text: words, isStart: true }, { sameAs: id })
    await settle()
  }

  async function open(opened: readonly Entry[], last: FileMoment): Promise<void> {
    // The file's entries take the place of all so far.
    missed.length = 0
    if (looking === null) await settle()
    const [before, end] = [entries, opened.at(-1)]
    if (end?.incomplete != null) {
      await last.picture()
      entries = opened
      ids = end.id
      return look(end.id)
    }
    endLook()
    await withoutEntries(() => replacePresent(last.unpack, backend))
    if (end !== undefined) {
      entries = opened
      ids = end.id
    }
    if (quiet > 0) return
    const { id } = add(
      { lane: 'demo', text: 'A file was opened', isStart: true },
      end === undefined ? {} : { sameAs: end.id },
    )
    if (end !== undefined) replaced = { id, entries: before, earlier: replaced }
    await settle()
  }

  /** Goes back to the entries that those of a file have replaced. */
  async function close({ entries: before, earlier }: Replaced, text: string): Promise<void> {
    const opened = entries
    entries = before
    ids = Math.max(ids, newest().id)
    try {
      await goTo(newest().id, text)
      replaced = earlier
    } catch (error) {
      entries = opened
      throw error
    }
  }

  /** the entry that `undo` would take back, how many followed from it, and the entry to go back to */
  function undoable(): { entry: Entry; later: number; to: number } | null {
    let entry: Entry | undefined = newest()
    for (let later = 0; entry !== undefined; later += 1) {
      if (entry.id === replaced?.id) return { entry, later, to: entry.before ?? entry.id }
      // What was undone is not part of the present.
      if (entry.sameAs !== undefined) later = -1
      else if (isAction(entry)) return withAlike(entry, later)
      const { sameAs, before }: Entry = entry
      entry = entries.find(({ id }) => id === (sameAs ?? before))
    }
    return null
  }

  /** Entries that share a moment are undone together: between them there is nothing to go back to. */
  function withAlike(action: Entry, later: number): { entry: Entry; later: number; to: number } | null {
    const alike = [action]
    for (;;) {
      const before = entries.find(({ id }) => id === alike[0]?.before)
      if (before === undefined || before.sameAs !== undefined || before.moment !== action.moment) break
      alike.unshift(before)
    }
    const place = alike.findIndex(isAction)
    const [{ before: to } = action, entry = action] = [alike[0], alike[place]]
    return to === null ? null : { entry, later: later + alike.length - 1 - place, to }
  }

  /** what the last undo took back, and the entry to go to for having it again; null once something else has happened */
  function redoable(): { text: string; id: number } | null {
    let undone: Entry | undefined = newest()
    // Redoing went back to where something was undone.
    for (
      let { sameAs }: Entry = undone;
      sameAs !== undefined && !undone?.text.startsWith(UNDONE);
      sameAs = undone?.sameAs
    )
      undone = entries.find(({ id }) => id === sameAs)
    const id = undone?.before ?? null
    // A file that was closed is not opened again.
    if (undone?.sameAs === undefined || !undone.text.startsWith(UNDONE) || id === null || id === undone.sameAs)
      return null
    return { text: undone.text.slice(UNDONE.length), id }
  }

  /** Throws an Error in words while a moment is looked at. */
  function refuseWhileLooking(): void {
    if (looking !== null)
      throw new Error('This is a look back: go on from here, or return to now, before anything else is done')
  }

  function entryOf(id: number): Entry {
    const entry = entries.find((one) => one.id === id)
    if (entry === undefined) throw new Error(`There is no entry ${id}. The newest ${KEPT} are kept.`)
    return entry
  }

  /** The entry whose moment it has: itself, or the one that was gone back to. */
  function originalOf(entry: Entry): Entry {
    const gone = entries.find(({ id }) => id === entry.sameAs)
    return gone === undefined ? entry : originalOf(gone)
  }

  function newest(): Entry {
    makeNewest?.()
    return entries.at(-1) as Entry
  }
}

/** The entries that led to one, from the entry that replaced everything, without what was undone. */
export function pathTo(entries: readonly Entry[], id: number): Entry[] {
  const placeOf = (id: number) => entries.findLastIndex((entry) => entry.id === id)
  const path: Entry[] = []
  let place = placeOf(id)
  for (let entry = entries[place]; entry !== undefined; entry = entries[place]) {
    if (entry.sameAs === undefined) path.unshift(entry)
    if (entry.isStart && entry.sameAs === undefined) break
    place = entry.sameAs === undefined ? place - 1 : placeOf(entry.sameAs)
  }
  return path
}

/** What an entry was made of, to add it again under a new id. */
function toNote({ id, at, name, before, sameAs, fired, moment, incomplete, ...note }: Entry): Note {
  return note
}

/** What somebody did, rather than what followed from it. */
function isAction({ lane, before }: Entry): boolean {
  return before !== null && lane !== 'call' && lane !== 'timer'
}
