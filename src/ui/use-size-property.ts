import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the height of an element, in px, in a custom property of the page. */
export function useSizeProperty<Part extends HTMLElement>(property: `--${string}`): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useEffect(() => {
    const { current } = part
    const { style } = document.documentElement
    if (current === null) return
    let frame = 0
    // A page that is now shorter may get a scrollbar, which resizes the element: Firefox and WebKit report that as an error in the same frame.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => style.setProperty(property, `${current.offsetHeight}px`))
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      style.removeProperty(property)
    }
  }, [property])
  return part
}
