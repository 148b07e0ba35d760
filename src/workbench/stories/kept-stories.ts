import { clock } from '#src/platform/actors/runtime.ts'
import { type OwnStory, ownStories } from '#src/workbench/timeline/own-stories.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'

const KEY = 'stories'

/**
 * Reads this browser's own stories, and keeps them from then on, whoever changes them; other tabs follow (DEMO-19). Where the browser stores nothing,
 * they last until the page is closed.
 */
export async function keepStories(store: ReturnType<PageBackend['openStore']>): Promise<void> {
  const read = async () => {
    const [value] = await store.read([KEY])
    return Array.isArray(value) ? (value as OwnStory[]) : []
  }
  let known = await read().catch((): OwnStory[] => [])
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
    await store.exclusively(() => store.write(new Map([[KEY, stories]])))
    store.announce()
  }
}
