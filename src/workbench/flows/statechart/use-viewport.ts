import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { boxAround } from './boxes.ts'
import type { ChartLayout } from './layout.ts'
import type { Box } from './measures.ts'

const LEAST = 0.2
const MOST = 3
const STEP = 1.25
/** The smallest text size, in px, when a chart opens. */
const LEGIBLE = 0.85
/** px that a pointer must move to start a drag */
const DRAG = 4
const MARGIN = 24

export interface Viewport {
  view: RefObject<HTMLDivElement | null>
  zoom: number
  /** the pane's size is known, and the initial zoom is set */
  isMeasured: boolean
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  /** changes with the pane's size */
  size: string
  /**
   * Scrolls to parts of the chart if they are not visible, or to the first when they do not fit together.
   * `opens`: at once, and to the middle of the pane.
   */
  show: (boxes: readonly Box[], opens?: boolean) => void
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

interface Anchor {
  /** a point in the chart, in px at full size */
  x: number
  y: number
  /** the same point in the pane, in px */
  left: number
  top: number
}

/** Scrolls and zooms a chart in its pane: by drag, by Ctrl and wheel, and by the keys + - 0. The browser does the scrolling. */
export function useViewport({ w, h }: ChartLayout): Viewport {
  const view = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const drag = useRef<{ x: number; y: number; isOn: boolean } | null>(null)
  const [measured, setZoom] = useState<number>()
  const [size, setSize] = useState('')
  const zoom = measured ?? 1

  /** Zooms around this point of the pane; default: its middle. */
  function zoomTo(next: number, left?: number, top?: number) {
    const pane = view.current
    if (pane === null) return
    const at = { left: left ?? pane.clientWidth / 2, top: top ?? pane.clientHeight / 2 }
    anchor.current = { ...at, x: (pane.scrollLeft + at.left) / zoom, y: (pane.scrollTop + at.top) / zoom }
    setZoom(Math.min(MOST, Math.max(LEAST, next)))
  }

  function fitting(): number {
    const { clientWidth = w, clientHeight = h } = view.current ?? {}
    return Math.min(clientWidth / w, clientHeight / h)
  }

  // The pane has no size before it is mounted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chart opens
  useLayoutEffect(() => {
    const fits = fitting()
    setZoom(fits > 0 ? Math.min(1, Math.max(LEGIBLE, fits)) : 1)
  }, [])

  useEffect(() => {
    const pane = view.current
    if (pane === null) return
    const observer = new ResizeObserver(() => setSize(`${pane.clientWidth} × ${pane.clientHeight}`))
    observer.observe(pane)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    const pane = view.current
    if (pane === null || anchor.current === null) return
    const { x, y, left, top } = anchor.current
    anchor.current = null
    pane.scrollTo({ left: x * zoom - left, top: y * zoom - top, behavior: 'instant' })
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
    zoom,
    isMeasured: measured !== undefined,
    zoomIn: () => zoomTo(zoom * STEP),
    zoomOut: () => zoomTo(zoom / STEP),
    fit: () => zoomTo(fitting()),
    size,
    show: (boxes, opens = false) => {
      const pane = view.current
      const all = boxAround(boxes)
      if (pane === null || all === undefined) return
      const fits = all.w * zoom + 2 * MARGIN <= pane.clientWidth && all.h * zoom + 2 * MARGIN <= pane.clientHeight
      const box = fits ? all : (boxes[0] ?? all)
      const to = opens ? centred : scrolled
      const left = to(pane.scrollLeft, pane.clientWidth, box.x * zoom, box.w * zoom)
      const top = to(pane.scrollTop, pane.clientHeight, box.y * zoom, box.h * zoom)
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (left !== pane.scrollLeft || top !== pane.scrollTop)
        pane.scrollTo({ left, top, behavior: opens || isCalm ? 'instant' : 'smooth' })
    },
    handlers: {
      onKeyDown: (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key === '+' || event.key === '=') zoomTo(zoom * STEP)
        else if (event.key === '-') zoomTo(zoom / STEP)
        else if (event.key === '0') zoomTo(fitting())
      },
      onPointerDown: ({ button, pointerType, clientX, clientY }) => {
        // The browser scrolls by touch itself.
        if (button === 0 && pointerType !== 'touch') drag.current = { x: clientX, y: clientY, isOn: false }
      },
      onPointerMove: ({ clientX, clientY, pointerId }) => {
        const pane = view.current
        if (pane === null || drag.current === null) return
        const { x, y, isOn } = drag.current
        if (!isOn && Math.hypot(clientX - x, clientY - y) < DRAG) return
        // The pane captures the pointer now, so that the end of the drag does not click a transition.
        if (!isOn) pane.setPointerCapture(pointerId)
        pane.scrollBy({ left: x - clientX, top: y - clientY, behavior: 'instant' })
        drag.current = { x: clientX, y: clientY, isOn: true }
      },
      onPointerUp: () => {
        drag.current = null
      },
      onPointerCancel: () => {
        drag.current = null
      },
    },
  }
}

/** The scroll position along one axis: unchanged if the part is visible, otherwise with the part in the middle. */
function scrolled(now: number, pane: number, from: number, size: number): number {
  const isSeen = from >= now + MARGIN && from + size <= now + pane - MARGIN
  return isSeen ? now : centred(now, pane, from, size)
}

/** The scroll position that puts the part in the middle, or its start if it is larger than the pane. */
function centred(_now: number, pane: number, from: number, size: number): number {
  return Math.max(0, size > pane - 2 * MARGIN ? from - MARGIN : from + size / 2 - pane / 2)
}
