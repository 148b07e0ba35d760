import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { keyOf, RowContent, type RowsProps } from './list-rows.tsx'
import styles from './long-list.module.css'

/** How many rows come or go at once. */
const STEP = 16
/** rem of a heading, as in the style */
const HEADING_HEIGHT = 2.25

/**
 * Rows of which only the visible ones are rendered, and the heading of the topmost. All rows have the height that the style gives
 * them; only those with open details are measured.
 */
export function VirtualRows({ items, headings, draw, open, toggle, entered, focused }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const entries = useEntries(items, headings)
  const place = usePlace(list)
  const virtualizer = useWindowVirtualizer<HTMLLIElement>(useRows(items, entries, place))
  const hasFocused = useRef(false)
  const focusOnce = useCallback((row: HTMLElement | null) => {
    if (row === null || hasFocused.current) return
    hasFocused.current = true
    row.querySelector('summary')?.focus({ preventScroll: true })
  }, [])
  const topmost = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + place.covered)
  const sticky = entries.headingAbove(topmost?.index ?? 0)
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari's VoiceOver does not announce a list without bullets as one
      role="list"
      className={`${styles.rows} ${styles.virtual}`}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index: at, key, start }) => {
        const entry = entries.all[at]
        const transform = `translateY(${start - place.top}px)`
        if (typeof entry === 'string')
          return (
            <li
              key={key}
              role="presentation"
              className={`${styles.month} ${at === sticky ? '' : styles.placed}`}
              style={at === sticky ? {} : { transform }}
            >
              {entry}
            </li>
          )
        const index = entry ?? 0
        const isOpen = open.has(String(key))
        return (
          <li
            key={key}
            // The virtualizer keeps observing a row that was closed, so it also measures the smaller height.
            ref={isOpen ? virtualizer.measureElement : index === focused ? focusOnce : undefined}
            data-index={at}
            className={`${styles.item} ${styles.placed}`}
            data-entered={index < entered ? '' : undefined}
            style={isOpen ? { transform } : { transform, blockSize: place.row }}
            aria-posinset={index + 1}
            aria-setsize={items.length}
          >
            <RowContent item={items[index]} rowKey={String(key)} isOpen={isOpen} draw={draw} toggle={toggle} />
          </li>
        )
      })}
    </ul>
  )
}

interface Entries {
  /** the indices of the items, and before the first item of each group its heading */
  all: readonly (number | string)[]
  /** the place of the heading above a place */
  headingAbove(place: number): number
}

/** px */
interface Place {
  /** of the list on the page */
  top: number
  /** height of a row */
  row: number
  /** height of a heading */
  heading: number
  /** covered by what sticks above the list */
  covered: number
}

function useEntries(items: RowsProps['items'], headings: RowsProps['headings']): Entries {
  return useMemo(() => {
    const all: (number | string)[] = []
    const places: number[] = []
    for (let index = 0; index < items.length; index += 1) {
      const heading = headings.get(index)
      if (heading !== undefined) places.push(all.push(heading) - 1)
      all.push(index)
    }
    return { all, headingAbove: (place) => places.findLast((heading) => heading <= place) ?? 0 }
  }, [items, headings])
}

/** The options of the virtualizer. */
function useRows(items: RowsProps['items'], { all, headingAbove }: Entries, { top, row, heading }: Place) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function makes the virtualizer place all rows again, which a new row height requires
  const getItemKey = useCallback(
    (place: number) => {
      const entry = all[place] ?? ''
      return typeof entry === 'string' ? entry : keyOf(items[entry], entry)
    },
    [all, items, row],
  )
  return {
    count: all.length,
    getItemKey,
    estimateSize: (place: number) => (typeof all[place] === 'string' ? heading : row),
    rangeExtractor: (range: Range) =>
      [...new Set([headingAbove(range.startIndex), ...defaultRangeExtractor(wholeSteps(range))])].sort((a, b) => a - b),
    overscan: 4,
    scrollMargin: top,
  }
}

/** Most frames of a scroll draw no row, because rows come and go by several at once (PERF-4). */
function wholeSteps({ startIndex, endIndex, ...range }: Range): Range {
  const start = startIndex - (startIndex % STEP)
  const steps = Math.ceil((endIndex - startIndex + 1) / STEP) + 1
  return { ...range, startIndex: start, endIndex: Math.min(start + steps * STEP, range.count) - 1 }
}

/** Measured again when the list or the page is resized: the row height depends on the pointer and the list's width. */
function usePlace(list: RefObject<HTMLUListElement | null>): Place {
  const [place, setPlace] = useState<Place>({ top: 0, row: 56, heading: 36, covered: 0 })
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return
    const measure = () => {
      const style = getComputedStyle(current)
      const top = Math.round(current.getBoundingClientRect().top + scrollY)
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const row = Number.parseFloat(style.getPropertyValue('--row')) * rem
      const covered = Number.parseFloat(style.scrollMarginBlockStart)
      setPlace((known) =>
        known.top === top && known.row === row && known.covered === covered
          ? known
          : { top, row, heading: HEADING_HEIGHT * rem, covered },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return place
}
