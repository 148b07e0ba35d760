import type { PointerEvent, ReactNode } from 'react'
import styles from './drawers.module.css'
import { flowsCopy } from './flows-copy.ts'
import { Separator } from './separator.tsx'
import type { DrawerState } from './use-drawer.ts'

const copy = flowsCopy.drawers

interface DrawerProps {
  drawer: DrawerState
  children: ReactNode
}

/** Beside or below the chart, with an edge that resizes it. Shut, it takes no room. */
export function Drawer({ drawer: { name, isOpen, size, smallest, largest, resize }, children }: DrawerProps) {
  if (!isOpen) return null
  return (
    <div className={styles.drawer} data-drawer={name} style={{ '--drawer-size': `${size}px` } as object}>
      <div className={styles.inside}>{children}</div>
      <Separator
        className={styles.edge}
        label={copy.resize(copy.names[name])}
        orientation={name === 'log' ? 'horizontal' : 'vertical'}
        isBefore={name === 'tree'}
        value={size}
        smallest={smallest}
        largest={largest}
        valueAt={(pointer) => sizeAt[name](pointer, boxOf(pointer))}
        onChange={resize}
      />
    </div>
  )
}

/** The size of the drawer whose edge is where the pointer is. */
const sizeAt = {
  tree: ({ clientX }: PointerEvent, { left }: DOMRect) => clientX - left,
  context: ({ clientX }: PointerEvent, { right }: DOMRect) => right - clientX,
  log: ({ clientY }: PointerEvent, { bottom }: DOMRect) => bottom - clientY,
}

function boxOf({ currentTarget }: PointerEvent<HTMLElement>): DOMRect {
  return (currentTarget.parentElement ?? currentTarget).getBoundingClientRect()
}
