import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useRef } from 'react'
import styles from './virtual-list.module.css'

interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  /** px, the same for every row */
  rowHeight: number
  /** must be stable between renders, so that visible rows are rendered once */
  draw: (item: Item) => ReactNode
}

/** A list in a scroll region that renders only the visible rows. */
export function VirtualList<Item>({ label, items, rowHeight, draw }: VirtualListProps<Item>) {
  const region = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    overscan: 10,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div ref={region} className={styles.region} role="region" aria-label={label} tabIndex={0}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari's VoiceOver does not announce a list without bullets as one */}
      <ul role="list" className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            className={styles.item}
            style={{ blockSize: rowHeight, transform: `translateY(${start}px)` }}
            aria-posinset={index + 1}
            aria-setsize={items.length}
          >
            <Row item={items[index]} draw={draw as (item: unknown) => ReactNode} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  item: unknown
  draw: (item: unknown) => ReactNode
}

const Row = memo(({ item, draw }: RowProps) => (item === undefined ? null : draw(item)))
