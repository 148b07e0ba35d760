/** Machines that serve the others. A new flow is a journey until it is listed here. */
export const PLUMBING: ReadonlySet<string> = new Set([
  'app',
  'backdrop',
  'copy',
  'customer',
  'map',
  'modal',
  'navigation',
  'page-load',
  'session',
  'social-proof',
  'toast',
  'toasts',
])
