import { useEffect, useRef } from 'react'
import type { About } from '#machines/model/step.ts'
import { bringIntoView } from '#src/workbench/timeline/bring-into-view.ts'
import { findAbout, isShown } from '#src/workbench/timeline/find-about.ts'
import styles from './caption-highlight.module.css'

/** px between the element and the ring around it */
const GAP = 4
/** px of the ring itself, as in the style */
const LINE = 3

/** Outlines the element that the caption names, and scrolls to it. Lies over the page, so that nothing moves. Shows nothing while the element is missing. */
export function CaptionHighlight({ about }: { about: About }) {
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ring
    if (current === null) return
    const stop = follow(about, current)
    return stop
  }, [about])
  return <div ref={ring} className={`${styles.highlight} screen-only`} data-caption-highlight="" hidden />
}

/** Keeps the ring around the element, wherever it goes; returns how to stop. */
function follow(about: About, ring: HTMLElement): () => void {
  let element: HTMLElement | null = null
  let frame = 0
  const draw = () => {
    frame = requestAnimationFrame(draw)
    if (element === null || !isShown(element)) {
      element = findAbout(about)
      if (element !== null) bringIntoView(element)
    }
    ring.hidden = element === null
    if (element === null) return
    const { left, top, right, bottom } = boxOf(element)
    const floor = Math.min(bottom + GAP, coverOf(element) - GAP)
    const start = Math.max(left - GAP, LINE)
    const end = Math.min(right + GAP, document.documentElement.clientWidth - LINE)
    ring.style.translate = `${start}px ${top - GAP}px`
    ring.style.inlineSize = `${end - start}px`
    ring.style.blockSize = `${floor - top + GAP}px`
  }
  draw()
  return () => cancelAnimationFrame(frame)
}

/** Where a phone's navigation begins, if it lies over the element's end. */
function coverOf(element: HTMLElement): number {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  for (const bar of document.querySelectorAll('nav')) {
    const edge = bar.getBoundingClientRect().top
    const isWithin = top < edge && edge < bottom && !element.contains(bar)
    // Below its border. A dialog lies over it.
    if (isWithin && document.elementFromPoint((left + right) / 2, edge + 2)?.closest('nav') === bar) return edge
  }
  return Number.POSITIVE_INFINITY
}

/** A field's box includes its label. */
function boxOf(element: HTMLElement): DOMRect {
  const box = element.getBoundingClientRect()
  const label = (element as Partial<HTMLInputElement>).labels?.[0]?.getBoundingClientRect()
  if (label === undefined) return box
  const [left, top] = [Math.min(box.left, label.left), Math.min(box.top, label.top)]
  // A code field is wider than what is seen of it.
  const right = Math.min(box.right, element.parentElement?.getBoundingClientRect().right ?? box.right)
  return new DOMRect(left, top, Math.max(right, label.right) - left, Math.max(box.bottom, label.bottom) - top)
}
