import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { RowContent, type RowsProps } from './list-rows.tsx'
import styles from './long-list.module.css'

/** px, as in the style */
const HEADING_HEIGHT = 36

/**
 * Rows of which only the visible ones are rendered, and the heading of the topmost. All rows have the height that the style gives
 * them; only those with open details are measured.
 */
export function VirtualRows({ items, headings, keyOf, draw, open, toggle, region }: RowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [rowHeight, setRowHeight] = useState(56)
  const entries = useMemo(() => entriesOf(items.length, headings), [items, headings])
  const headingPlaces = useMemo(
    () => entries.flatMap((entry, place) => (typeof entry === 'string' ? [place] : [])),
    [entries],
  )
  const headingAbove = (place: number) => headingPlaces.findLast((heading) => heading <= place) ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function makes the virtualizer place all rows again, which a new row height requires
  const getItemKey = useCallback(
    (place: number) => {
      const entry = entries[place] ?? ''
      return typeof entry === 'string' ? entry : keyOf(items[entry], entry)
    },
    [entries, items, keyOf, rowHeight],
  )
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => region.current,
    getItemKey,
    estimateSize: (place) => (typeof entries[place] === 'string' ? HEADING_HEIGHT : rowHeight),
    rangeExtractor: (range) =>
      [...new Set([headingAbove(range.startIndex), ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
    overscan: 6,
  })
  // The row height depends on the pointer, and on the width of the list.
  const width = virtualizer.scrollRect?.width
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the width of the list changes
  useLayoutEffect(() => {
    if (list.current !== null)
      setRowHeight(Number.parseInt(getComputedStyle(list.current).getPropertyValue('--row'), 10))
  }, [width])
  const sticky = headingAbove(virtualizer.range?.startIndex ?? 0)
  return (
    <ul
      ref={list}
      // biome-ignore lint/a11y/noRedundantRoles: Safari's VoiceOver does not announce a list without bullets as one
      role="list"
      className={`${styles.rows} ${styles.virtual}`}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index: place, key, start }) => {
        const entry = entries[place]
        if (typeof entry === 'string')
          return (
            <li
              key={key}
              role="presentation"
              className={`${styles.month} ${place === sticky ? '' : styles.placed}`}
              style={place === sticky ? {} : { transform: `translateY(${start}px)` }}
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
            ref={isOpen ? virtualizer.measureElement : undefined}
            data-index={place}
            className={`${styles.item} ${styles.placed}`}
            style={{ ...(isOpen ? {} : { blockSize: rowHeight }), transform: `translateY(${start}px)` }}
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

/** The indices of the items, and before the first item of each group its heading. */
function entriesOf(length: number, headings: RowsProps['headings']): (number | string)[] {
  const entries: (number | string)[] = []
  for (let index = 0; index < length; index += 1) {
    const heading = headings.get(index)
    if (heading !== undefined) entries.push(heading)
    entries.push(index)
  }
  return entries
}
