import { clock } from '#src/platform/actors/app-clock.ts'
import { type OwnStory, ownStories } from '#src/workbench/timeline/own-stories.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'

const KEY = 'stories'

type Kept = Pick<OwnStory, 'id' | 'file'>

/**
 * Reads this browser's own stories, and keeps them from then on, whoever changes them; other tabs follow (DEMO-19). Where the browser stores nothing,
 * they last until the page is closed.
 */
export async function keepStories(store: ReturnType<PageBackend['openStore']>): Promise<void> {
  const read = async () => {
    const [value] = await store.read([KEY]).catch(() => [])
    if (!Array.isArray(value) || value.length === 0) return []
    // Who has none does not load what reads them (PERF-2).
    const { readOwn } = await clock.track(import('./read-own.ts'))
    return (value as Kept[]).map(({ id, file }) => readOwn(id, file))
  }
  let known = await read()
  ownStories.set(known)
  ownStories.subscribe((stories) => {
    if (stories === known || stories === null) return
    known = stories as OwnStory[]
    void clock.track(write(known).catch(() => undefined))
  })
  store.onAnnounced(() => {
    void clock.track(
      read().then(
        (stories) => {
          known = stories
          ownStories.set(stories)
        },
        () => undefined,
      ),
    )
  })

  async function write(stories: readonly OwnStory[]): Promise<void> {
    await store.exclusively(() => store.write(new Map([[KEY, stories.map(({ id, file }): Kept => ({ id, file }))]])))
    store.announce()
  }
}
