import { createAtom } from '@tanstack/store'
import { tabStorage } from '#src/platform/tab-storage.ts'

const KEY = 'larkspur.desk.story'

/** The story that is being made, as the desk writes it (DEMO-19). The tab with the product keeps it, so that it outlives the desk and its window. */
export function createStoryDraft() {
  const draft = createAtom(tabStorage.getItem(KEY) ?? '')
  return {
    get: () => draft.get(),
    set: (text: string) => {
      if (text === '') tabStorage.removeItem(KEY)
      else tabStorage.setItem(KEY, text)
      draft.set(text)
    },
    subscribe: (listener: () => void) => draft.subscribe(listener).unsubscribe,
  }
}

export type StoryDraft = ReturnType<typeof createStoryDraft>
