import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

/** Whether the window is so narrow that the desk stands below the product instead of beside it; `tokens.css` has the same width. */
export const useIsNarrow = () => useMedia('(width < 60rem)')

/** Whether the window is as narrow as a phone, on which no stories are made (DEMO-19). */
export const useIsPhone = () => useMedia('(width < 48rem)')

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** What a dialog says: a refusal, a wait, an outcome. */
const SAID = '[role="dialog"] :is([role="alert"], [role="status"], [aria-live])'

/** While the sheet leaves the product's dialog little room, what the dialog newly says is scrolled into the visible part (DEMO-3). */
export function useDialogInSight(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const observer = new MutationObserver((changes) => {
      const said = changes.map(({ target }) => saidIn(target)).find((element) => element !== null)
      if (said == null) return
      said.scrollIntoView({ block: 'nearest' })
      // What is asked for comes first.
      const { activeElement } = document
      if (said.closest('[role="dialog"]')?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [isNeeded])
}

/** In the little room above a sheet, the control that a scenario asks for is scrolled into view (DEMO-3). */
export function useAskedInSight({ desk }: DeskDemo, asked: string | null): void {
  const isNarrow = useIsNarrow()
  useEffect(() => {
    const [, name] = /“([^”]+)”/.exec(asked ?? '') ?? []
    if (isNarrow && name !== undefined) desk.showControl(name)
  }, [desk, asked, isNarrow])
}

/** The message around a changed node, or in it where it has come whole; null when it says nothing. */
function saidIn(target: Node): Element | null {
  const element = target instanceof Element ? target : target.parentElement
  const said = element?.closest(SAID) ?? element?.querySelector(SAID) ?? null
  return said?.textContent?.trim() === '' ? null : said
}
