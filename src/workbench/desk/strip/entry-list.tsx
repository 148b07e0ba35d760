import { Flag } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { useLate } from '#src/workbench/desk/use-late.ts'
import { timeWords } from '#src/workbench/trace/format-timestamp.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

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

/** The most lines of a kind; nobody reads more. */
const REASONS = 8

interface WhyProps {
  timeline: DeskDemo['timeline']
  id: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Why an entry says what it says: the event, the transitions, the calls and the rows (FLOW-3). */
function Why({ timeline, id, isOpen, onToggle }: WhyProps) {
  const ask = useCallback(async () => (await timeline.tools()).why(id), [timeline, id])
  const reason = useLate(isOpen ? ask : null)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isOpen && reason !== null) details.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, reason])
  const parts = copy.whyParts.flatMap(({ part, title }) => {
    const texts = reason?.[part] ?? []
    const more = texts.length > REASONS ? [copy.moreReasons(texts.length - REASONS)] : []
    return texts.length === 0 ? [] : [{ title, texts: [...texts.slice(0, REASONS), ...more] }]
  })
  return (
    <details
      ref={details}
      className={styles.why}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>{copy.why}</summary>
      {reason !== null && parts.length === 0 ? <p>{copy.noReason}</p> : null}
      <dl>
        {parts.map(({ title, texts }) => (
          <div key={title}>
            <dt>{title}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
