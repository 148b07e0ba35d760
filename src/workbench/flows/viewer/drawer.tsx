import { PanelBottom, PanelLeft, PanelRight } from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useKept } from '#src/ui/use-kept.ts'
import styles from './drawers.module.css'
import { flowsCopy } from './flows-copy.ts'
import { Separator } from './separator.tsx'

const copy = flowsCopy.drawers

export const DRAWERS = ['tree', 'context', 'log'] as const
type DrawerName = (typeof DRAWERS)[number]

export interface DrawerState {
  name: DrawerName
  isOpen: boolean
  toggle: () => void
  /** in px */
  size: number
  smallest: number
  largest: number
  resize: (size: number) => void
}

const SIZES = {
  tree: { first: 216, smallest: 144, largest: 480 },
  context: { first: 288, smallest: 208, largest: 640 },
  log: { first: 180, smallest: 108, largest: 600 },
} as const

/** Whether a drawer is open, and how large, kept for this window. */
export function useDrawer(name: DrawerName): DrawerState {
  const { first, smallest, largest } = SIZES[name]
  const [open, keepOpen] = useKept(`larkspur.desk.flows.${name}.open`, 'yes')
  const [kept, keepSize] = useKept(`larkspur.desk.flows.${name}.size`, String(first))
  const isOpen = open === 'yes'
  return {
    name,
    isOpen,
    toggle: () => keepOpen(isOpen ? 'no' : 'yes'),
    size: Math.min(largest, Math.max(smallest, Number(kept) || first)),
    smallest,
    largest,
    resize: (size) => keepSize(String(Math.round(size))),
  }
}

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

const ICONS = { tree: PanelLeft, context: PanelRight, log: PanelBottom }

/** Opens and closes the drawers. */
export function DrawerButtons({ drawers }: { drawers: readonly DrawerState[] }) {
  return (
    <div role="group" aria-label={copy.label} className={styles.buttons}>
      {drawers.map(({ name, isOpen, toggle }) => {
        const Icon = ICONS[name]
        return (
          <IconButton key={name} label={copy.names[name]} aria-pressed={isOpen} onClick={toggle}>
            <Icon aria-hidden size={18} />
          </IconButton>
        )
      })}
    </div>
  )
}
