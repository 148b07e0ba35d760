import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback } from 'react'
import { RowContent, type RowsProps } from './list-rows.tsx'
import styles from './long-list.module.css'

/** Rows of which only the visible ones are rendered. All have the same height; only those with open details are measured. */
export function VirtualRows({ items, keyOf, rowHeight, draw, open, toggle, region }: RowsProps) {
  // With a new function, all rows are placed again.
  const getItemKey = useCallback((index: number) => keyOf(items[index], index), [items, keyOf])
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => region.current,
    getItemKey,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari's VoiceOver does not announce a list without bullets as one
    <ul role="list" className={styles.virtual} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const isOpen = open.has(String(key))
        return (
          <li
            key={key}
            // Closed again, the row is still observed, and its height is taken back.
            ref={isOpen ? virtualizer.measureElement : undefined}
            data-index={index}
            className={styles.item}
            style={{ [isOpen ? 'minBlockSize' : 'blockSize']: rowHeight, transform: `translateY(${start}px)` }}
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
