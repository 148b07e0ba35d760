/** How links do this in the running app; a string says why they cannot. */
export type InApp<What> = What | string

/** How a call of the machine is made in the running app, which decides whether a link can stop while it is pending. */
export type CallInApp =
  /** through the backend, by these names: the app clock can hold it */
  | { calls: readonly string[] }
  /** in real time: the app clock waits until it settles, so no path can end while it is pending. The text is the reason. */
  | { inRealTime: string }
  /** it waits for a person or another flow */
  | { waitsForPerson: true }
