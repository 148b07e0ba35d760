import { useVirtualizer } from '@tanstack/react-virtual'
import { RowContent, type RowsProps } from './list-rows.tsx'
import styles from './long-list.module.css'

/** Rows of which only the visible ones are rendered; all have the same height. */
export function VirtualRows({ items, rowHeight, draw, region }: RowsProps) {
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari's VoiceOver does not announce a list without bullets as one
    <ul role="list" className={styles.virtual} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <li
          key={index}
          className={styles.item}
          style={{ blockSize: rowHeight, transform: `translateY(${start}px)` }}
          aria-posinset={index + 1}
          aria-setsize={items.length}
        >
          <RowContent item={items[index]} draw={draw} />
        </li>
      ))}
    </ul>
  )
}
