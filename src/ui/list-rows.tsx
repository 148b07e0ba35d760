import { memo, type ReactNode, type RefObject } from 'react'
import styles from './long-list.module.css'

export interface RowsProps {
  items: readonly unknown[]
  /** px; the least, unless only the visible rows are rendered */
  rowHeight: number
  draw: (item: unknown) => ReactNode
  region: RefObject<HTMLDivElement | null>
}

/** The first rows of a list, all by default. */
export function FirstRows({ items, rowHeight, draw, end = items.length }: RowsProps & { end?: number }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari's VoiceOver does not announce a list without bullets as one
    <ul role="list">
      {items.slice(0, end).map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids in common, and no state
          key={index}
          className={styles.item}
          style={{ minBlockSize: rowHeight }}
          aria-posinset={index + 1}
          aria-setsize={items.length}
        >
          <RowContent item={item} draw={draw} />
        </li>
      ))}
    </ul>
  )
}

interface RowContentProps {
  item: unknown
  draw: (item: unknown) => ReactNode
}

export const RowContent = memo(({ item, draw }: RowContentProps) => (item === undefined ? null : draw(item)))
