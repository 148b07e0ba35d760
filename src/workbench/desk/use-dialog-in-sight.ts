import { useEffect } from 'react'

/** What a dialog says: a refusal, a wait, an outcome. */
const SAID = '[role="dialog"] :is([role="alert"], [role="status"], [aria-live])'

/** While the sheet leaves the product's dialog little room, what the dialog newly says is scrolled into the visible part (DEMO-3). */
export function useDialogInSight(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const observer = new MutationObserver((changes) => {
      const said = changes.map(({ target }) => saidIn(target)).find((element) => element !== null)
      said?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [isNeeded])
}

/** The message around a changed node, or in it where it has come whole; null when it says nothing. */
function saidIn(target: Node): Element | null {
  const element = target instanceof Element ? target : target.parentElement
  const said = element?.closest(SAID) ?? element?.querySelector(SAID) ?? null
  return said?.textContent?.trim() === '' ? null : said
}
