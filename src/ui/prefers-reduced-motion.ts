/** Whether the person has asked the system for less motion (QA-2). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
