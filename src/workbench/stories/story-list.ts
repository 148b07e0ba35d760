import { clock } from '#src/platform/actors/app-clock.ts'
import type { ScenarioSummary } from '#src/workbench/contract/demo-contract.ts'
import { type OwnStory, ownStories } from '#src/workbench/timeline/own-stories.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { shipped, shippedStories } from './shipped-stories.ts'
import { summaryOf } from './story-summary.ts'

const KEY = 'stories'

type Kept = Pick<OwnStory, 'id' | 'file'>

/**
 * Reads this browser's own stories, and keeps them from then on, whoever changes them; other tabs follow (DEMO-19). Where the browser stores nothing,
 * they last until the page is closed.
 */
export async function keepStories(store: ReturnType<PageBackend['openStore']>): Promise<void> {
  let known = await read()
  ownStories.set(known)
  ownStories.subscribe((stories) => {
    if (stories === known || stories === null) return
    const before = known
    known = stories
    void clock.track(write(before, stories).catch(() => undefined))
  })
  store.onAnnounced(() => void clock.track(show().catch(() => undefined)))

  async function read(): Promise<readonly OwnStory[]> {
    const kept = await readKept().catch(() => [])
    // Who has none does not load what reads them (PERF-2).
    if (kept.length === 0) return []
    const { readOwn } = await clock.track(import('./story-by-id.ts'))
    return kept.map(({ id, file }) => readOwn(id, file))
  }

  async function readKept(): Promise<readonly Kept[]> {
    const [kept] = await store.read([KEY])
    return Array.isArray(kept) ? kept.filter(isKept) : []
  }

  /** Makes the change to what is kept, which another tab may have changed, too. */
  async function write(from: readonly Kept[], to: readonly Kept[]): Promise<void> {
    await store.exclusively(async () => {
      const rest = (await readKept()).filter((story) => !isIn(from, story) || isIn(to, story))
      const added = to.filter((story) => !isIn(from, story) && !isIn(rest, story))
      await store.write(new Map([[KEY, [...rest, ...added].map(({ id, file }): Kept => ({ id, file }))]]))
    })
    store.announce()
    await show()
  }

  async function show(): Promise<void> {
    const kept = await read()
    const isShown = kept.length === known.length && kept.every((story) => isIn(known, story))
    if (isShown) return
    known = kept
    ownStories.set(kept)
  }
}

/** Another program may have changed what is kept. */
function isKept(value: Partial<Kept> | null): boolean {
  return typeof value?.id === 'string' && typeof value.file === 'string'
}

function isIn(all: readonly Kept[], { id, file }: Kept): boolean {
  return all.some((one) => one.id === id && one.file === file)
}

const ships = shippedStories.map((one) => summaryOf(one.id, shipped(one)))

/** The stories that ship, then this browser's own (DEMO-12, DEMO-19). */
export function listStories(): ScenarioSummary[] {
  return [...ships, ...(ownStories.get() ?? []).map(({ summary }) => summary)]
}
