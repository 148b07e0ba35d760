import { useEffect, useRef, useState } from 'react'
import type { DeskDemo, EntryReason } from '#src/workbench/contract/desk-demo.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

/** The most lines of a kind; nobody reads more. */
const SHOWN = 8

interface WhyProps {
  timeline: DeskDemo['timeline']
  id: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Why an entry says what it says: the event, the transitions, the calls and the rows (FLOW-3). */
export function Why({ timeline, id, isOpen, onToggle }: WhyProps) {
  const [reason, setReason] = useState<EntryReason | null>(null)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let isGone = false
    async function ask() {
      const tools = await timeline.tools()
      const told = await tools.why(id)
      if (!isGone) setReason(told)
    }
    // Without the network its code may not load.
    if (isOpen) ask().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [timeline, id, isOpen])
  useEffect(() => {
    if (isOpen && reason !== null) details.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, reason])
  const parts = copy.whyParts.flatMap(({ part, title }) => {
    const texts = reason?.[part] ?? []
    const more = texts.length > SHOWN ? [copy.moreReasons(texts.length - SHOWN)] : []
    return texts.length === 0 ? [] : [{ title, texts: [...texts.slice(0, SHOWN), ...more] }]
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
