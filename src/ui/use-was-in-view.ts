import { type RefObject, useEffect, useState } from 'react'

/** How much of a place must be in view: an edge that peeps in from below is not looked at. */
const SHARE = 0.25

/** Whether a place has been in view yet; what is heavy to draw waits for that (PERF-2). */
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
