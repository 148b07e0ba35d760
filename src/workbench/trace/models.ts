import type { Model, Models } from '#machines/model/model.ts'

const files = import.meta.glob<Record<string, Model>>('/machines/*/*.model.ts', { eager: true })

/** The model of every machine of the product, sorted by name. */
export const models: Models = new Map(
  Object.values(files).flatMap((exports) => Object.values(exports).map((model) => [model.id, model])),
)

// An edited machine goes on in the page; the tools know it after the next load (DEMO-18).
if (import.meta.hot) import.meta.hot.accept()
