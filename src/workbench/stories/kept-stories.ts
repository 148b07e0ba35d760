import { clock } from '#src/platform/actors/app-clock.ts'
import { freeId, type OwnStory, ownStories } from '#src/workbench/timeline/own-stories.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'

const KEY = 'stories'

type Kept = Pick<OwnStory, 'id' | 'file'>

/**
 * Reads this browser's own stories, and keeps them from then on, whoever changes them; other tabs follow (DEMO-19). Of two tabs that change them at once,
 * neither loses what the other did. Where the browser stores nothing, they last until the page is closed.
 */
export async function keepStories(store: ReturnType<PageBackend['openStore']>): Promise<void> {
  let known = await read()
  let writes = 0
  ownStories.set(known)
  ownStories.subscribe((stories) => {
    if (stories === known || stories === null) return
    const before = known
    known = stories
    writes += 1
    void clock.track(
      write(before, stories)
        .catch(() => undefined)
        .finally(() => {
          writes -= 1
        }),
    )
  })
  // What is being written is merged with what another tab has written.
  store.onAnnounced(() => void clock.track(writes > 0 ? Promise.resolve() : read().then(show, () => undefined)))

  async function read(): Promise<readonly OwnStory[]> {
    const kept = await readKept().catch(() => [])
    // Who has none does not load what reads them (PERF-2).
    if (kept.length === 0) return []
    const { readOwn } = await clock.track(import('./read-own.ts'))
    return kept.map(({ id, file }) => readOwn(id, file))
  }

  async function readKept(): Promise<readonly Kept[]> {
    const [kept] = await store.read([KEY])
    return Array.isArray(kept) ? kept : []
  }

  async function write(from: readonly Kept[], to: readonly Kept[]): Promise<void> {
    const kept = await store.exclusively(async () => {
      const merged = merge(await readKept(), from, to)
      await store.write(new Map([[KEY, merged.map(({ id, file }): Kept => ({ id, file }))]]))
      return merged
    })
    store.announce()
    // A later write is merged, too.
    if (!isSame(kept, known) && writes === 1) show(await read())
  }

  function show(stories: readonly OwnStory[]): void {
    known = stories
    ownStories.set(stories)
  }
}

/** What is kept, with the change between two other lists: what another tab has added stays, and what it has removed does not come back. */
function merge(kept: readonly Kept[], from: readonly Kept[], to: readonly Kept[]): readonly Kept[] {
  if (isSame(kept, from)) return to
  const others = kept.filter((story) => !isIn(from, story) || isIn(to, story))
  const added = to.filter((story) => !isIn(from, story) && !kept.some(({ file }) => file === story.file))
  const ids = new Set(others.map(({ id }) => id))
  const renamed = added.map(({ id, file }) => {
    const free = freeId(id, (other) => ids.has(other))
    ids.add(free)
    return { id: free, file }
  })
  return [...others, ...renamed]
}

function isIn(all: readonly Kept[], { id, file }: Kept): boolean {
  return all.some((one) => one.id === id && one.file === file)
}

function isSame(some: readonly Kept[], others: readonly Kept[]): boolean {
  return some.length === others.length && some.every((story, place) => isIn(others.slice(place, place + 1), story))
}
