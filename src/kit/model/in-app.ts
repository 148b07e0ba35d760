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
