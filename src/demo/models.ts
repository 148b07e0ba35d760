import type { BankApp } from '#machines/in-app.ts'
import type { Model, Models } from '#src/kit/model/model.ts'

const files = import.meta.glob<Record<string, Model<BankApp>>>('/machines/*.model.ts', { eager: true })

/** The model of every machine of the product, in the order of their names. */
export const models: Models<BankApp> = new Map(
  Object.values(files).flatMap((exports) => Object.values(exports).map((model) => [model.id, model])),
)
