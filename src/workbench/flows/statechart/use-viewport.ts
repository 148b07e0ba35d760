import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isDrag } from '#src/ui/is-drag.ts'
import { prefersReducedMotion } from '#src/ui/prefers-reduced-motion.ts'
import { shortcutOf } from '#src/ui/shortcut.ts'
import type { ChartLayout } from './layout.ts'
import type { Box } from './measures.ts'

/** The smallest zoom, unless the whole chart needs a smaller one. Below it, a chart tells nothing. */
export const LEAST = 0.2
const MOST = 3
/** A small chart fills its pane only so far. */
const MOST_WHOLE = 1.5
const STEP = 1.25
/** the zoom from which the names of states can be read, which are larger */
export const NAMES_LEGIBLE = 0.7
/** px that a pointer must move to start a drag */
const DRAG = 4
const MARGIN = 24
/** px left free around the whole chart */
const EDGE = 8

/** The whole chart is shown; or a part of it, which follows the active state until the person drags it. */
type ViewMode = 'whole' | 'following' | 'free'

export type Viewport = ReturnType<typeof useViewport>

interface Anchor {
  /** a point in the chart, in px at full size */
  x: number
  y: number
  /** the same point in the pane, in px */
  left: number
  top: number
}

/**
 * Scrolls and zooms a chart in its pane: by drag, by Ctrl and wheel, and by the keys + - 0. It opens whole, and stays so in a pane that is
 * resized. The browser does the scrolling.
 */
export function useViewport({ w, h }: ChartLayout) {
  const view = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const drag = useRef<{ x: number; y: number; isOn: boolean } | null>(null)
  const [mode, setMode] = useState<ViewMode>('whole')
  const [zoom, setZoom] = useState(1)
  const [size, setSize] = useState('')

  /** Zooms around this point of the pane; default: its middle. */
  function zoomTo(next: number, left?: number, top?: number) {
    const pane = view.current
    if (pane === null) return
    const at = { left: left ?? pane.clientWidth / 2, top: top ?? pane.clientHeight / 2 }
    anchor.current = { ...at, x: (pane.scrollLeft + at.left) / zoom, y: (pane.scrollTop + at.top) / zoom }
    setMode('following')
    setZoom(Math.min(MOST, Math.max(Math.min(LEAST, fitting()), next)))
  }

  /** the zoom that shows the whole chart; 1 while the pane has no size */
  function fitting(): number {
    const { clientWidth = 0, clientHeight = 0 } = view.current ?? {}
    const fits = Math.min((clientWidth - 2 * EDGE) / w, (clientHeight - 2 * EDGE) / h)
    return fits > 0 ? Math.min(MOST_WHOLE, fits) : 1
  }

  function showWhole() {
    setMode('whole')
    setZoom(fitting())
  }

  // The pane has no size before it is mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the chart opens, and when its pane is resized
  useLayoutEffect(() => {
    if (mode === 'whole') setZoom(fitting())
  }, [size])

  useEffect(() => {
    const pane = view.current
    if (pane === null) return
    const observer = new ResizeObserver(() => setSize(`${pane.clientWidth} × ${pane.clientHeight}`))
    observer.observe(pane)
    return () => observer.disconnect()
  }, [])

  function endDrag() {
    drag.current = null
  }

  function scrollToAnchor() {
    if (anchor.current === null) return
    const { x, y, left, top } = anchor.current
    anchor.current = null
    view.current?.scrollTo({ left: x * zoom - left, top: y * zoom - top, behavior: 'instant' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the chart has its new size
  useLayoutEffect(() => {
    scrollToAnchor()
  }, [zoom])

  // React adds passive wheel listeners, which cannot prevent the default.
  useEffect(() => {
    const pane = view.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey || pane === null) return
      event.preventDefault()
      const { left, top } = pane.getBoundingClientRect()
      zoomTo(zoom * Math.exp(-event.deltaY / 300), event.clientX - left, event.clientY - top)
    }
    pane?.addEventListener('wheel', turn, { passive: false })
    return () => pane?.removeEventListener('wheel', turn)
  })

  return {
    view,
    mode,
    zoom,
    zoomIn: () => zoomTo(zoom * STEP),
    zoomOut: () => zoomTo(zoom / STEP),
    showWhole,
    /** changes with the pane's size */
    size,
    /** Zooms until these parts can be read, with what is beside them if it fits, and follows the active state. */
    zoomToParts: (boxes: readonly Box[], beside: readonly Box[]) => {
      const pane = view.current
      const box = boxAround([...boxes, ...beside])
      if (pane === null || box === undefined) return
      const fits = Math.min(pane.clientWidth / (box.w + 2 * MARGIN), pane.clientHeight / (box.h + 2 * MARGIN))
      const next = Math.min(1, Math.max(NAMES_LEGIBLE, fits))
      const { x, y, w, h } = fits < NAMES_LEGIBLE ? (boxes[0] ?? box) : box
      anchor.current = { x: x + w / 2, y: y + h / 2, left: pane.clientWidth / 2, top: pane.clientHeight / 2 }
      setMode('following')
      setZoom(next)
      if (next === zoom) scrollToAnchor()
    },
    /** Scrolls to parts of the chart if they are not visible, or to the first when they do not fit together. */
    show: (boxes: readonly Box[]) => {
      const pane = view.current
      const all = boxAround(boxes)
      if (pane === null || all === undefined) return
      const fits = all.w * zoom + 2 * MARGIN <= pane.clientWidth && all.h * zoom + 2 * MARGIN <= pane.clientHeight
      const box = fits ? all : (boxes[0] ?? all)
      const left = scrolled(pane.scrollLeft, pane.clientWidth, box.x * zoom, box.w * zoom)
      const top = scrolled(pane.scrollTop, pane.clientHeight, box.y * zoom, box.h * zoom)
      const isCalm = prefersReducedMotion()
      if (left !== pane.scrollLeft || top !== pane.scrollTop)
        pane.scrollTo({ left, top, behavior: isCalm ? 'instant' : 'smooth' })
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const key = shortcutOf(event.nativeEvent)
        if (key === '+' || key === '=') zoomTo(zoom * STEP)
        else if (key === '-') zoomTo(zoom / STEP)
        else if (key === '0') showWhole()
      },
      onPointerDown: ({ button, pointerType, clientX, clientY }: PointerEvent) => {
        // The browser scrolls by touch itself.
        if (button === 0 && pointerType !== 'touch') drag.current = { x: clientX, y: clientY, isOn: false }
      },
      onPointerMove: (event: PointerEvent) => {
        const pane = view.current
        // The button may have been released outside the pane.
        if (!isDrag(event)) endDrag()
        if (pane === null || drag.current === null) return
        const { clientX, clientY, pointerId } = event
        const { x, y, isOn } = drag.current
        if (!isOn && Math.hypot(clientX - x, clientY - y) < DRAG) return
        // The pane captures the pointer now, so that the end of the drag does not click a transition.
        if (!isOn) {
          pane.setPointerCapture(pointerId)
          if (mode === 'following') setMode('free')
        }
        pane.scrollBy({ left: x - clientX, top: y - clientY, behavior: 'instant' })
        drag.current = { x: clientX, y: clientY, isOn: true }
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
    },
  }
}

/** The scroll position along one axis: unchanged if the part is visible, otherwise with the part in the middle, or its start if it is larger than the pane. */
function scrolled(now: number, pane: number, from: number, size: number): number {
  if (from >= now + MARGIN && from + size <= now + pane - MARGIN) return now
  return Math.max(0, size > pane - 2 * MARGIN ? from - MARGIN : from + size / 2 - pane / 2)
}

/** The smallest box around all of them; undefined for none. */
function boxAround(boxes: readonly Box[]): Box | undefined {
  return boxes.reduce<Box | undefined>(around, undefined)
}

function around(one: Box | undefined, two: Box): Box {
  if (one === undefined) return two
  const [x, y] = [Math.min(one.x, two.x), Math.min(one.y, two.y)]
  return {
    x,
    y,
    w: Math.max(one.x + one.w, two.x + two.w) - x,
    h: Math.max(one.y + one.h, two.y + two.h) - y,
  }
}
