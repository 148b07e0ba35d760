/** A message that does not belong to any flow. */
export interface Notice {
  role: 'status' | 'alert'
  text: string
  /** a button in the notice */
  action?: { text: string; run: () => void }
}

const NONE: readonly Notice[] = []
let notices = NONE
const listeners = new Set<() => void>()

function set(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

export const currentNotices = () => notices
/** the notices of a prerendered page */
export const noNotices = () => NONE
export const addNotice = (notice: Notice) =>
  notices.some(({ text }) => text === notice.text) ? undefined : set([...notices, notice])
export const dismissNotice = (notice: Notice) => set(notices.filter((other) => other !== notice))
export const clearNotices = () => set(NONE)

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
