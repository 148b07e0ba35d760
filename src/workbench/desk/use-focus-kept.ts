import { type RefObject, useEffect } from 'react'

/** Moves the focus to the tab's panel when the element that had it goes away, such as a button that was pressed (QA-2). */
export function useFocusKept(tabs: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = tabs.current
    if (root === null) return
    const { ownerDocument } = root
    let focused: Element | null = null
    const note = ({ target }: FocusEvent) => {
      focused = target instanceof Element && root.contains(target) ? target : null
    }
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected || ownerDocument.activeElement !== ownerDocument.body) return
      focused = null
      const panel = root.querySelector<HTMLElement>('[role=tabpanel]')
      if (panel?.hasAttribute('tabindex') === false) panel.tabIndex = -1
      panel?.focus({ preventScroll: true })
    })
    ownerDocument.addEventListener('focusin', note)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      ownerDocument.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [tabs])
}
