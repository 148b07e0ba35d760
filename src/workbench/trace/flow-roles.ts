/**
 * Machines that customers do not go through. The log hides them, and 'Next timer' and the timeline skip most of their delays. Add a new
 * machine of that kind here.
 */
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
