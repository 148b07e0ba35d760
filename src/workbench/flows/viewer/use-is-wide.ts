import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is at least this many px wide. A media query does not work, since panes can be resized. */
export function useIsWide(element: RefObject<HTMLElement | null>, px: number): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= px))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, px])
  return isWide
}
