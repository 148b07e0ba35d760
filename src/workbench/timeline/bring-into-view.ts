import { prefersReducedMotion } from '#src/ui/prefers-reduced-motion.ts'

/** Scrolls to an element that is beyond the window's edges, or below what covers them: the demo notice, a bar, the strip, the desk's sheet. */
export function bringIntoView(element: HTMLElement): void {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isSeenAt = (y: number) => {
    const there = document.elementFromPoint((left + right) / 2, y)
    return there !== null && (element.contains(there) || there.contains(element))
  }
  if ([top + 1, bottom - 1].every(isSeenAt)) return
  // What is taller than the room shows its start.
  const room = innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)
  element.scrollIntoView({
    block: bottom - top > room ? 'start' : 'center',
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  })
}
