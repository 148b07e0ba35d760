/** If the focused element has gone, focuses the element given, or else the page's main content (QA-2). */
export function restoreFocus(before?: Element | null): void {
  for (const element of [before, document.querySelector('main')]) {
    // The browser would lay out the page only to find that what is inert takes no focus.
    if (
      document.activeElement === document.body &&
      element instanceof HTMLElement &&
      element.closest('[inert]') === null
    )
      element.focus({ preventScroll: true })
  }
}
