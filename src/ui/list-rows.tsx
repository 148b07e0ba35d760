import { memo, type ReactNode, type RefObject } from 'react'
import styles from './long-list.module.css'
import type { Disclosure } from './record-row.tsx'

export interface RowsProps {
  items: readonly unknown[]
  keyOf: (item: unknown, index: number) => string
  /** px; the least, unless only the visible rows are rendered */
  rowHeight: number
  draw: (item: unknown, disclosure: Disclosure) => ReactNode
  /** the keys of the rows whose details are shown */
  open: ReadonlySet<string>
  toggle: (key: string) => void
  region: RefObject<HTMLDivElement | null>
}

/** The first rows of a list, all by default. */
export function FirstRows({
  items,
  keyOf,
  rowHeight,
  open,
  end = items.length,
  ...rest
}: RowsProps & { end?: number }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari's VoiceOver does not announce a list without bullets as one
    <ul role="list">
      {items.slice(0, end).map((item, index) => {
        const key = keyOf(item, index)
        return (
          <li
            key={key}
            className={styles.item}
            style={{ minBlockSize: rowHeight }}
            aria-posinset={index + 1}
            aria-setsize={items.length}
          >
            <RowContent item={item} rowKey={key} isOpen={open.has(key)} draw={rest.draw} toggle={rest.toggle} />
          </li>
        )
      })}
    </ul>
  )
}

interface RowContentProps extends Pick<RowsProps, 'draw' | 'toggle'> {
  item: unknown
  rowKey: string
  isOpen: boolean
}

export const RowContent = memo(({ item, rowKey, isOpen, draw, toggle }: RowContentProps) =>
  item === undefined ? null : draw(item, { isOpen, onToggle: () => toggle(rowKey) }),
)
