import { Fragment, memo, type ReactNode } from 'react'
import styles from './long-list.module.css'

/** A row that opens: its details are shown below it. */
export interface Disclosure {
  isOpen: boolean
  onToggle: () => void
}

interface Item {
  _id?: string
}

export interface RowsProps {
  items: readonly Item[]
  /** the headings of groups, by the index of the first item of each; stick to the top while their items are scrolled */
  headings: ReadonlyMap<number, string>
  /** must be stable between renders, so that visible rows are rendered once */
  draw: (item: Item, disclosure: Disclosure) => ReactNode
  /** the keys of the rows whose details are shown */
  open: ReadonlySet<string>
  toggle: (key: string) => void
  /** how many items at the top have just come */
  entered: number
  /** the index of the row that takes the focus at first, when it can be opened */
  focused: number
}

/** The same for an item that was loaded again, so that it stays open. */
export function keyOf(item: Item | undefined, index: number): string {
  return item?._id ?? String(index)
}

/** The first rows of a list, all by default. */
export function FirstRows({
  items,
  headings,
  open,
  entered,
  end = items.length,
  ...rest
}: RowsProps & { end?: number }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari's VoiceOver does not announce a list without bullets as one
    <ul role="list" className={styles.rows}>
      {items.slice(0, end).map((item, index) => {
        const key = keyOf(item, index)
        const heading = headings.get(index)
        return (
          <Fragment key={key}>
            {heading === undefined ? null : (
              <li role="presentation" className={styles.month}>
                {heading}
              </li>
            )}
            <li
              className={styles.item}
              data-entered={index < entered ? '' : undefined}
              aria-posinset={index + 1}
              aria-setsize={items.length}
            >
              <RowContent item={item} rowKey={key} isOpen={open.has(key)} draw={rest.draw} toggle={rest.toggle} />
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}

interface RowContentProps extends Pick<RowsProps, 'draw' | 'toggle'> {
  item: Item | undefined
  rowKey: string
  isOpen: boolean
}

export const RowContent = memo(({ item, rowKey, isOpen, draw, toggle }: RowContentProps) =>
  item === undefined ? null : draw(item, { isOpen, onToggle: () => toggle(rowKey) }),
)
