import { type ReactNode, useRef } from 'react'
import { useDeferred } from '#src/platform/use-deferred.ts'
import { FirstRows, type RowsProps } from '#src/ui/list-rows.tsx'
import styles from '#src/ui/long-list.module.css'

interface LongListProps<Item> {
  label: string
  items: readonly Item[]
  /** px: the least of a row in a short list, and the height of every row in a long one */
  rowHeight: { least: number; fixed: number }
  /** must be stable between renders, so that visible rows are rendered once */
  draw: (item: Item) => ReactNode
}

/** Lists up to this length are rendered as a whole. It fills the tallest region. */
const SHORT = 50

/** A list in a scroll region. Of a long one only the visible rows are rendered, by code that short ones do not load (PERF-2). */
export function LongList<Item>({ label, items, rowHeight, draw }: LongListProps<Item>) {
  const region = useRef<HTMLDivElement>(null)
  const isLong = items.length > SHORT
  const Rows = isLong ? ManyRows : FirstRows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div ref={region} className={styles.region} role="region" aria-label={label} tabIndex={0}>
      <Rows
        items={items}
        rowHeight={isLong ? rowHeight.fixed : rowHeight.least}
        draw={draw as RowsProps['draw']}
        region={region}
      />
    </div>
  )
}

/** Shows the first rows until the code for the others has loaded. */
function ManyRows(props: RowsProps) {
  const Rows = useDeferred(loadRows)
  return Rows === undefined ? <FirstRows {...props} end={SHORT} /> : <Rows {...props} />
}

/** Without that code all rows are rendered, which is slow but complete. */
const loadRows = () =>
  import('#src/ui/virtual-rows.tsx').then(
    ({ VirtualRows }) => VirtualRows,
    () => FirstRows,
  )
