import type { StartingDemo } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

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

export function isSameOpener(one: Opener, other: Opener): boolean {
  return one.kind === other.kind && demoOf(one) === demoOf(other)
}

function demoOf(opener: Opener): DeskDemo | null {
  return opener.kind === 'here' ? opener.demo : null
}

function isWhole(demo: StartingDemo | undefined): demo is DeskDemo {
  return (demo as Partial<DeskDemo> | undefined)?.subscribe !== undefined
}
