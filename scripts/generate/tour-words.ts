import type { Page } from '@playwright/test'
import type { DemoDriver } from '../../e2e/demo.ts'
import type { Walk } from './tour-walks.ts'

/** Collects a walk's captions without a browser: the walk runs against a stub on which every call succeeds. */
export async function wordsOf({ steps }: Walk): Promise<string[]> {
  const words: string[] = []
  const narrator = { say: async (text: string) => void words.push(text), pass: async () => {} }
  await steps(nothing as Page, narrator, nothing as DemoDriver)
  return words
}

const nothing: unknown = new Proxy(() => nothing, {
  // `await` looks for `then`; without it, the stub is not treated as a promise.
  get: (_, name) => (name === 'then' ? undefined : nothing),
})
