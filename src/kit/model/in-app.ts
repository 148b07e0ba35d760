/** What an app knows how to do, and what it can make so, beside what the kit knows of (FLOW-4, DEMO-7). */
export interface App {
  step: unknown
  condition: unknown
}

/** Steps that the app runs, and what holds while it does. */
export interface Steps<A extends App = App> {
  conditions?: readonly A['condition'][]
  steps: readonly A['step'][]
}

/** What stands in the app for something of a model; a text says why the app can never do it. */
export type InApp<What> = What | string

/** How a call of a machine is made in the app. */
export type CallInApp =
  /** through the backend, by these names: it can be held on the app clock */
  | { calls: readonly string[] }
  /** in real time, which the app clock waits out: no path can end while it is pending. The text says why. */
  | { atOnce: string }
  /** it waits for somebody to do something */
  | { rests: true }
