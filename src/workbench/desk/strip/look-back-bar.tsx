import { useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { plainKey } from '#src/ui/shortcut.ts'
import { useFocusPassed } from '#src/ui/use-focus-passed.ts'
import { useSizeProperty } from '#src/ui/use-size-property.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { mountBeside } from '#src/workbench/desk/mount-beside.tsx'
import { useAttempt, useDemo } from '#src/workbench/desk/use-demo.ts'
import { timeWords } from '#src/workbench/trace/format-timestamp.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'
import { isForTimeline, isPressed, useKeys } from './strip-keys.ts'

/** Mounts the bar that says that a past moment is shown. It does not need the desk. */
export function mountLookBackBar(demo: DeskDemo): void {
  mountBeside(<WhileLookingBack demo={demo} />)
}

export function WhileLookingBack({ demo }: { demo: DeskDemo }) {
  return useDemo(demo, demo.timeline.isLooking) ? <LookBackBar demo={demo} /> : null
}

/** Says that the product shows a moment that is over, and leads on from it, or back to the present. */
function LookBackBar({ demo }: { demo: DeskDemo }) {
  const { timeline } = demo
  const entries = useDemo(demo, timeline.entries)
  const position = useDemo(demo, timeline.position)
  const [reason, attempt] = useAttempt()
  const bar = useSizeProperty<HTMLElement>('--band-size')
  useFocusPassed(
    bar,
    () => document.querySelector<HTMLElement>('[data-timeline] [role=slider]') ?? document.querySelector('main'),
  )
  // A live region is heard once it is there before its words.
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    setThere(true)
  }, [])
  const goOn = () => void attempt(() => timeline.goTo(position))
  const leave = () => void timeline.look(null)
  // Where nothing else has taken them.
  useKeys('bubble', (event) => {
    if (event.defaultPrevented || !isForTimeline(event.target)) return
    const key = plainKey(event)
    if (key === 'End' || key === 'Escape') leave()
    else if (key === 'Home') void timeline.look(entries[0]?.id ?? position)
    else if (key === 'Enter' && !isPressed(event.target)) goOn()
    else return
    event.preventDefault()
  })
  const entry = entries.find(({ id }) => id === position)
  if (entry === undefined) return null
  return (
    <section
      ref={bar}
      className={`${styles.band} screen-only`}
      data-timeline
      aria-label={copy.looking(timeWords(entry.at))}
    >
      <p className={styles.when} role="status">
        {isThere ? (
          <>
            <strong>{copy.looking(timeWords(entry.at))}</strong> <span>{copy.after(entry.text)}</span>
          </>
        ) : null}
        {reason === '' ? null : <span>{reason}</span>}
      </p>
      <Button onClick={goOn}>{copy.goOn}</Button>
      <Button variant="secondary" onClick={leave}>
        {copy.now}
      </Button>
    </section>
  )
}
