import { useState, useSyncExternalStore } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useSizeProperty } from '#src/ui/use-size-property.ts'
import type { DeskDemo } from '#src/workbench/demo/desk-demo.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** Says that the product shows a moment that is over, and leads on from it, or back to the present. */
export function LookingBand({ demo }: { demo: DeskDemo }) {
  const { timeline } = demo
  const entries = useSyncExternalStore(demo.subscribe, timeline.entries)
  const position = useSyncExternalStore(demo.subscribe, timeline.position)
  const [reason, say] = useState('')
  const band = useSizeProperty<HTMLElement>('--band-size')
  const at = entries.findIndex(({ id }) => id === position)
  const entry = entries[at]
  const later = entries.slice(at + 1)
  const next = later.find(({ lane }) => lane !== 'call' && lane !== 'timer') ?? later[0]
  if (entry === undefined) return null
  const goOn = () => void timeline.goTo(position).catch((error: Error) => say(error.message))
  return (
    <section ref={band} className={styles.band} aria-label={copy.looking(hour.format(entry.at))}>
      <p className={styles.when} role="status">
        <strong>{copy.looking(hour.format(entry.at))}</strong>
        {next === undefined ? null : <span>{copy.before(next.text)}</span>}
        {reason === '' ? null : <span>{reason}</span>}
      </p>
      <Button variant="secondary" onClick={goOn}>
        {copy.goOn}
      </Button>
      <Button onClick={() => void timeline.look(null)}>{copy.now}</Button>
    </section>
  )
}
