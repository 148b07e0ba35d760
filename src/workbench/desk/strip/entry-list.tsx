import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { timeWords } from '#src/workbench/trace/format-timestamp.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'
import { Why } from './why.tsx'

/** The most entries in the list; nobody reads more. */
const SHOWN = 100
interface EntryListProps {
  timeline: DeskDemo['timeline']
  entries: readonly TimelineEntry[]
  position: number
  /** called when an entry was chosen */
  onChoose: () => void
}

/** The newest entries in words, the newest first, each leading to its moment (DEMO-14, DEMO-17). */
export function EntryList({ timeline, entries, position, onChoose }: EntryListProps) {
  const [isWhyOpen, openWhy] = useState(false)
  const newest = entries.at(-1)?.id
  return (
    <div className={styles.panel} role="log" aria-live="off" aria-label={copy.list}>
      <h2 className={styles.heading}>{copy.list}</h2>
      <ol className={styles.entries}>
        {entries
          .slice(-SHOWN)
          .toReversed()
          .map(({ id, at, text, name, lane }) => (
            <li key={id}>
              <button
                type="button"
                data-lane={lane}
                aria-current={id === position ? 'step' : undefined}
                onClick={() => {
                  void timeline.look(id === newest ? null : id)
                  onChoose()
                }}
              >
                <time>{timeWords(at)}</time>{' '}
                <span>
                  {name === undefined ? null : (
                    <strong className={styles.name}>
                      <Flag aria-hidden="true" size={14} /> {name}:{' '}
                    </strong>
                  )}
                  {text}
                </span>
              </button>
              {id === position ? <Why timeline={timeline} id={id} isOpen={isWhyOpen} onToggle={openWhy} /> : null}
            </li>
          ))}
      </ol>
    </div>
  )
}
