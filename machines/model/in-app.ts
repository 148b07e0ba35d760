/** What the app does for a part of the model. A text is the reason why the app can never do it. */
export type InApp<What> = What | string

/** How the app makes a call of a machine. */
export type CallInApp =
  /** through the backend, by these names: the app clock can hold it */
  | { calls: readonly string[] }
  /** in real time: the app clock waits until it settles, so no path can end while it is pending. The text is the reason. */
  | { inRealTime: string }
  /** it waits for a person or another flow */
  | { waitsForPerson: true }
