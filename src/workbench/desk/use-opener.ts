import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { StartingDemo } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

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
      setOpener((last) => (last?.kind === next.kind && demoOf(last) === demoOf(next) ? last : next))
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

/**
 * The demo of the window that opened this one, or that this one opened (DEMO-14). `alone`: there is none; `gone`: it was closed; `elsewhere`: it shows something
 * that this window may not look into; `starting`: its demo is not ready yet.
 */
export type Opener = { kind: 'alone' | 'gone' | 'elsewhere' | 'starting' } | { kind: 'here'; demo: DeskDemo }

/** The part of a window that is looked at. */
export interface OpenerWindow {
  readonly closed: boolean
  readonly demo?: StartingDemo
}

/** @param current what the browser names as that window now; null once it has been closed */
export function readOpener(first: OpenerWindow | null, current: OpenerWindow | null): Opener {
  if (first === null) return { kind: 'alone' }
  if (current === null || first.closed) return { kind: 'gone' }
  try {
    const { demo } = first
    return isWhole(demo) ? { kind: 'here', demo } : { kind: 'starting' }
  } catch {
    return { kind: 'elsewhere' }
  }
}

export function demoOf(opener: Opener | null): DeskDemo | null {
  return opener?.kind === 'here' ? opener.demo : null
}

function isWhole(demo: StartingDemo | undefined): demo is DeskDemo {
  return (demo as Partial<DeskDemo> | undefined)?.subscribe !== undefined
}
