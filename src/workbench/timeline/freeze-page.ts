/**
 * Keeps the product from being pressed, and from taking the focus, while it only shows a moment that is over (DEMO-17). Returns a function that unfreezes it.
 * What stands beside the product, such as the strip, stays usable.
 */
export function freezePage(): () => void {
  const frozen = new Set<HTMLElement>()
  const apply = () => {
    for (const part of document.body.children) {
      if (!(part instanceof HTMLElement) || part.inert || part.dataset.beside !== undefined) continue
      part.inert = true
      frozen.add(part)
    }
  }
  // Dialogs are outside the app's root, and come and go with the moments.
  const observer = new MutationObserver(apply)
  const keepFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('[data-beside]') !== null) return
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus()
    else target.blur()
  }
  apply()
  observer.observe(document.body, { childList: true })
  document.addEventListener('focusin', keepFocus, { capture: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', keepFocus, { capture: true })
    for (const part of frozen) part.inert = false
  }
}
