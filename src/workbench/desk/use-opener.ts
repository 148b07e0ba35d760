import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSameOpener, type Opener, type OpenerWindow, readOpener } from './opener.ts'

// The browser forgets who opened this window when that one is closed.
let first = window.opener as OpenerWindow | null
let isOpenedHere = false
const look = () => readOpener(first, isOpenedHere ? first : (window.opener as OpenerWindow | null))

/** Opens the product in a new window, which this one then shows. False when the browser blocked it. */
export function openProduct(address: string): boolean {
  const opened = window.open(address, '_blank') as OpenerWindow | null
  if (opened === null) return false
  first = opened
  isOpenedHere = true
  return true
}

/**
 * The window with the product, looked at in every frame: nothing reports that another window was closed, or reloaded with another demo. Null once
 * this window is being left.
 */
export function useOpener(): Opener | null {
  const [opener, setOpener] = useState<Opener | null>(look)
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const next = look()
      setOpener((last) => (last !== null && isSameOpener(last, next) ? last : next))
      frame = requestAnimationFrame(follow)
    }
    // The product would keep calling listeners of a window that is gone.
    const leave = () => {
      cancelAnimationFrame(frame)
      flushSync(() => setOpener(null))
    }
    follow()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', follow)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', follow)
    }
  }, [])
  return opener
}
