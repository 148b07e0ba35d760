/** Where nothing has the focus any more, it goes to what had it before, or else to the page that stands (QA-2). */
export function restoreFocus(before?: Element | null): void {
  for (const element of [before, document.querySelector('main')]) {
    if (document.activeElement === document.body && element instanceof HTMLElement)
      element.focus({ preventScroll: true })
  }
}
