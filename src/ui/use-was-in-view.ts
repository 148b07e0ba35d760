import { type RefObject, useEffect, useState } from 'react'

/** The share of an element that must be visible, so that an edge at the bottom of the window does not count. */
const SHARE = 0.25

/** Whether an element has been visible yet, for expensive drawings to wait for (PERF-2). */
export function useWasInView(place: RefObject<Element | null>): boolean {
  const [wasInView, setInView] = useState(false)
  useEffect(() => {
    if (wasInView || place.current === null) return
    const look: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
    }
    const observer = new IntersectionObserver(look, { threshold: SHARE })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, wasInView])
  return wasInView
}
