import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Gives the focus to something else when an element goes away with it, such as a button that was pressed (QA-2). */
export function useFocusPassed(from: RefObject<Element | null>, to: () => HTMLElement | null | undefined): void {
  const pass = useEffectEvent(() => to()?.focus({ preventScroll: true }))
  useLayoutEffect(() => {
    const { current } = from
    return () => {
      if (current?.contains(document.activeElement)) pass()
    }
  }, [from])
}
