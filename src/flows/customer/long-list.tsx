import { type ReactNode, useCallback, useRef, useState } from 'react'
import { printedPart } from '#src/content/records.ts'
import { groupThousands } from '#src/platform/money.ts'
import { useDeferred } from '#src/platform/use-deferred.ts'
import { FirstRows, type RowsProps } from '#src/ui/list-rows.tsx'
import styles from '#src/ui/long-list.module.css'
import type { Disclosure } from '#src/ui/record-row.tsx'

interface LongListProps<Item> {
  label: string
  items: readonly Item[]
  /** the headings of groups, by the index of the first item of each; stick to the top while their items are scrolled */
  headings: ReadonlyMap<number, string>
  /** the same for an item that was loaded again, so that it stays open */
  keyOf: (item: Item, index: number) => string
  /** must be stable between renders, so that visible rows are rendered once */
  draw: (item: Item, disclosure: Disclosure) => ReactNode
}

/** Lists up to this length are rendered as a whole. It fills the tallest region. */
const SHORT = 50

/** A list in a scroll region. Of a long one only the visible rows are rendered, by code that short ones do not load (PERF-2). */
export function LongList<Item>({ label, items, headings, keyOf, draw }: LongListProps<Item>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((key: string) => setOpen((keys) => toggled(keys, key)), [])
  const region = useRef<HTMLDivElement>(null)
  const Rows = items.length > SHORT ? ManyRows : FirstRows
  return (
    <>
      {items.length > SHORT ? <p className="paper-only">{printedPart(groupThousands(items.length))}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div ref={region} className={styles.region} role="region" aria-label={label} tabIndex={0}>
        <Rows
          items={items}
          headings={headings}
          keyOf={keyOf as RowsProps['keyOf']}
          draw={draw as RowsProps['draw']}
          open={open}
          toggle={toggle}
          region={region}
        />
      </div>
    </>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = new Set(keys)
  return others.delete(key) ? others : others.add(key)
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
