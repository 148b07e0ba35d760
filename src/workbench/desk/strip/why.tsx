import { useCallback, useEffect, useRef } from 'react'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { useLate } from '#src/workbench/desk/use-late.ts'
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
  const ask = useCallback(async () => (await timeline.tools()).why(id), [timeline, id])
  const reason = useLate(isOpen ? ask : null)
  const details = useRef<HTMLDetailsElement>(null)
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
