import { createAtom } from '@tanstack/store'

/** A message that does not belong to any flow. */
export interface Notice {
  role: 'status' | 'alert'
  text: string
  /** whether it says what of the address was refused, of which the tests' driver wants to hear */
  isRefusal?: true
  /** who it is for; omitted: everybody */
  customerId?: string
  /** a button in the notice */
  action?: { text: string; run: () => void }
}

/** the notices of a prerendered page */
export const NO_NOTICES: readonly Notice[] = []

export const notices = createAtom(NO_NOTICES)

/** More would hide the page; the newest tell most. */
const MOST = 4

/** Shows a notice, once for each text, until it is dismissed. */
export const addNotice = (notice: Notice) =>
  notices.set((shown) => (shown.some(({ text }) => text === notice.text) ? shown : [...shown, notice].slice(-MOST)))
/** Says that something in the address is refused. */
export const addRefusal = (text: string, more: Pick<Notice, 'action'> = {}) =>
  addNotice({ role: 'alert', isRefusal: true, text, ...more })
export const dismissNotice = (notice: Notice) => notices.set((shown) => shown.filter((other) => other !== notice))
export const clearNotices = () => notices.set(NO_NOTICES)
