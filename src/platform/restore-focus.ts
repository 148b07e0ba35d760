/** If the focused element has gone, focuses the element given, or else the page's main content (QA-2). */
export function restoreFocus(before?: Element | null): void {
  for (const element of [before, document.querySelector('main')]) {
    if (document.activeElement === document.body && element instanceof HTMLElement)
      element.focus({ preventScroll: true })
  }
}
