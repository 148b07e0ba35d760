/** The one format of files with moments, steps and entries (DEMO-8, DEMO-13, DEMO-17). */
export const FORMAT = 'larkspur'
/** Raise it whenever the meaning of a moment or a step changes: a machine's states and contexts are part of it. */
export const VERSION = 1

/** where the tab keeps the timeline while the product reloads the page */
export const KEPT_TIMELINE = 'larkspur.timeline'
