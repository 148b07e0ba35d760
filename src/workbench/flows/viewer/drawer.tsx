import { PanelBottom, PanelLeft, PanelRight } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { isDrag } from '#src/ui/is-drag.ts'
import { plainKey } from '#src/ui/shortcut.ts'
import styles from './drawers.module.css'
import { flowsCopy } from './flows-copy.ts'
import { useKept } from './use-kept.ts'

const copy = flowsCopy.drawers

export const DRAWERS = ['tree', 'context', 'log'] as const
type DrawerName = (typeof DRAWERS)[number]

export type DrawerState = ReturnType<typeof useDrawer>

/** in px */
const SIZES = {
  tree: { first: 216, smallest: 144, largest: 480 },
  context: { first: 288, smallest: 208, largest: 640 },
  log: { first: 180, smallest: 108, largest: 600 },
}

/** Whether a drawer is open, and how large, kept for this window. */
export function useDrawer(name: DrawerName) {
  const { first, smallest, largest } = SIZES[name]
  const [open, keepOpen] = useKept(`larkspur.desk.flows.${name}.open`, 'yes')
  const [kept, keepSize] = useKept(`larkspur.desk.flows.${name}.size`, String(first))
  const isOpen = open === 'yes'
  const within = (size: number) => Math.min(largest, Math.max(smallest, Math.round(size)))
  return {
    name,
    isOpen,
    toggle: () => keepOpen(isOpen ? 'no' : 'yes'),
    /** in px */
    size: within(Number(kept) || first),
    smallest,
    largest,
    /** keeps to these limits */
    resize: (size: number) => keepSize(String(within(size))),
  }
}

interface DrawerProps {
  drawer: DrawerState
  children: ReactNode
}

/** Beside or below the chart, with an edge that resizes it. Shut, it takes no room. */
export function Drawer({ drawer, children }: DrawerProps) {
  const { name, isOpen, size } = drawer
  if (!isOpen) return null
  return (
    <div className={styles.drawer} data-drawer={name} style={{ '--drawer-size': `${size}px` } as object}>
      <div className={styles.inside}>{children}</div>
      <Edge {...drawer} />
    </div>
  )
}

/**
 * An edge that resizes its drawer, by dragging, arrow keys, Home and End. Ark's Splitter adds a style element while it is dragged, which the page's
 * policy blocks (@zag-js/splitter 1.43).
 */
function Edge(drawer: DrawerState) {
  const { name, size, smallest, largest, resize } = drawer

  function drag(event: PointerEvent<HTMLElement>) {
    if (!isDrag(event)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    resize(sizeAt[name](event, boxOf(event)))
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    // A small window may show less than what is kept.
    const { width, height } = boxOf(event)
    const next = sizeByKey(plainKey(event), { ...drawer, size: Math.round(name === 'log' ? height : width) })
    if (next === undefined) return
    event.preventDefault()
    resize(next)
  }

  return (
    <div
      className={styles.edge}
      role="separator"
      aria-label={copy.resize(copy.names[name])}
      aria-orientation={name === 'log' ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      aria-valuemin={smallest}
      aria-valuemax={largest}
      tabIndex={0}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={move}
    />
  )
}

/** px for an arrow key */
const STEP = 16

/** The size after a key press: the edge goes the way of the arrow. The up arrow enlarges each drawer. */
export function sizeByKey(
  key: string,
  { name, size, smallest, largest }: Pick<DrawerState, 'name' | 'size' | 'smallest' | 'largest'>,
): number | undefined {
  const [more, less] = [size + STEP, size - STEP]
  const sideways = {
    tree: { ArrowLeft: less, ArrowRight: more },
    context: { ArrowLeft: more, ArrowRight: less },
    log: {},
  }[name]
  const sizes: Record<string, number> = { ArrowUp: more, ArrowDown: less, ...sideways, Home: smallest, End: largest }
  return sizes[key]
}

/** The size of the drawer whose edge is where the pointer is. */
const sizeAt = {
  tree: ({ clientX }: PointerEvent, { left }: DOMRect) => clientX - left,
  context: ({ clientX }: PointerEvent, { right }: DOMRect) => right - clientX,
  log: ({ clientY }: PointerEvent, { bottom }: DOMRect) => bottom - clientY,
}

function boxOf({ currentTarget }: SyntheticEvent<HTMLElement>): DOMRect {
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
