import { useCallback, useEffect, useState } from 'react'
import { olderCopy, printedPart } from '#src/content/records.ts'
import { groupThousands } from '#src/platform/money.ts'
import { useDeferred } from '#src/platform/use-deferred.ts'
import { Button } from '#src/ui/button.tsx'
import { FirstRows, type RowsProps } from '#src/ui/list-rows.tsx'
import styles from '#src/ui/long-list.module.css'

type LongListProps = Omit<RowsProps, 'open' | 'toggle' | 'focused'>

/** Lists up to this length are rendered as a whole. It fills the tallest window. */
const SHORT = 50

/**
 * A list that scrolls with the page. Of a long one the first rows are shown, and on demand all others, of which only the visible ones are
 * rendered, by code that short ones do not load (PERF-2).
 */
export function LongList(list: LongListProps) {
  const { items } = list
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [showsOlder, setShowsOlder] = useState(false)
  const [isComplete, setComplete] = useState(false)
  const complete = useCallback(() => setComplete(true), [])
  const toggle = useCallback((key: string) => setOpen((keys) => toggled(keys, key)), [])
  const isLong = items.length > SHORT
  const rows: RowsProps = { ...list, open, toggle, focused: SHORT }
  return (
    <>
      {isLong ? <p className="paper-only">{printedPart(groupThousands(items.length))}</p> : null}
      <div className={styles.list}>
        {isLong && showsOlder ? <ManyRows {...rows} onShown={complete} /> : <FirstRows {...rows} end={SHORT} />}
      </div>
      {/* Goes once the older rows are there: before, the page would be shorter without it, and scroll up. */}
      {isLong && !isComplete ? (
        <p className={styles.older}>
          <span>{olderCopy.shown(SHORT, groupThousands(items.length))}</span>
          <Button variant="secondary" onClick={() => setShowsOlder(true)}>
            {olderCopy.show}
          </Button>
        </p>
      ) : null}
    </>
  )
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = new Set(keys)
  return others.delete(key) ? others : others.add(key)
}

/** Shows the first rows until the code for the others has loaded. */
function ManyRows({ onShown, ...props }: RowsProps & { onShown: () => void }) {
  const Rows = useDeferred(loadRows)
  useEffect(() => {
    if (Rows !== undefined) onShown()
  }, [Rows, onShown])
  return Rows === undefined ? <FirstRows {...props} end={SHORT} /> : <Rows {...props} />
}

/** Without that code all rows are rendered, which is slow but complete. */
const loadRows = () =>
  import('#src/ui/virtual-rows.tsx').then(
    ({ VirtualRows }) => VirtualRows,
    () => FirstRows,
  )
