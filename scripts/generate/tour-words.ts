import type { Page } from '@playwright/test'
import type { DemoDriver } from '../../e2e/demo.ts'
import type { Walk } from './tour-walks.ts'

/** What is said on a walk: it is walked in nothing, where every press and question is answered by the same nothing. */
export async function wordsOf({ steps }: Walk): Promise<string[]> {
  const words: string[] = []
  const narrator = { say: async (text: string) => void words.push(text), pass: async () => {} }
  await steps(nothing as Page, narrator, nothing as DemoDriver)
  return words
}

const nothing: unknown = new Proxy(() => nothing, {
  // A promise is asked for `then`.
  get: (_, name) => (name === 'then' ? undefined : nothing),
})
