import { prefersReducedMotion } from '#src/ui/prefers-reduced-motion.ts'

/** Fields in the product; typing on the desk is no reason to leave the customer's page where it is. */
const FIELD = ':is(input, textarea, select, [contenteditable="true"])'

/**
 * Scrolls to the first of these elements if it is outside the visible part of the frame (DEMO-3). Not while a dialog covers the page, and never
 * while the customer is in a field.
 */
export function bringIntoView([element]: readonly HTMLElement[]): void {
  if (element === undefined || element.closest('[inert]') !== null || isTyping() || isInView(element)) return
  element.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

function isTyping(): boolean {
  const field = document.activeElement
  return field?.matches(FIELD) === true && field.closest('[data-beside]') === null
}

/** Neither beyond the window's edges, nor below the demo notice, a bar or the desk's sheet. */
function isInView(element: HTMLElement): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
}
