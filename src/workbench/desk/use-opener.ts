import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

// The browser forgets who opened this window when that one is closed.
let first = window.opener as Window | null
let isOpenedHere = false
const look = () => demoIn(first, isOpenedHere ? first : (window.opener as Window | null))

/** Opens the product in a new window, which this one then shows. False when the browser blocked it. */
export function openProduct(address: string): boolean {
  const opened = window.open(address, '_blank')
  if (opened === null) return false
  first = opened
  isOpenedHere = true
  return true
}

/**
 * The demo of the window that opened this one, or that this one opened (DEMO-14), looked at in every frame: nothing reports that another window was
 * closed, or reloaded with another demo. Undefined once this window is being left.
 */
export function useOpener(): DeskDemo | null | undefined {
  const [demo, setDemo] = useState<DeskDemo | null | undefined>(look)
  useEffect(() => {
    let frame = 0
    const follow = () => {
      setDemo(look())
      frame = requestAnimationFrame(follow)
    }
    // The product would keep calling listeners of a window that is gone.
    const leave = () => {
      cancelAnimationFrame(frame)
      flushSync(() => setDemo(undefined))
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
  return demo
}

/**
 * Null while there is no window, it was closed, its demo is not ready, or it shows another site's page.
 *
 * @param current what the browser names as that window now; null once it has been closed
 */
export function demoIn(first: Window | null, current: Window | null): DeskDemo | null {
  if (first === null || current === null) return null
  try {
    return !first.closed && isWhole(first.demo) ? first.demo : null
  } catch {
    return null
  }
}

function isWhole(demo: Window['demo']): demo is DeskDemo {
  return (demo as Partial<DeskDemo> | undefined)?.subscribe !== undefined
}
