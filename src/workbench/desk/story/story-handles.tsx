import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { isDrag } from '#src/ui/is-drag.ts'
import { plainKey } from '#src/ui/shortcut.ts'
import type { TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import { nearestEntry, neighbour, type Scale, timelineEntryWords } from '#src/workbench/desk/strip/rail-scale.ts'
import styles from '#src/workbench/desk/strip/strip.module.css'
import { storyCopy as copy } from './story-copy.ts'
import type { Draft } from './story-draft.ts'

interface StoryHandlesProps {
  entries: readonly TimelineEntry[]
  scale: Scale
  draft: Draft
  onMove: (part: Pick<Draft, 'from'> | Pick<Draft, 'to' | 'until'>) => void
}

/** The two handles on the rail between which the story lies (DEMO-19). */
export function StoryHandles({ entries, scale, draft, onMove }: StoryHandlesProps) {
  const [dragged, drag] = useState<Partial<Pick<Draft, 'from' | 'to'>>>({})
  const { from, to } = { ...draft, ...dragged }
  const placeOf = (id: number) => scale.entries.find(({ entry }) => entry.id === id)?.at ?? 0
  const first = entries[0]?.id ?? 1
  const newest = entries.at(-1)?.id ?? 1
  const handle = (end: 'from' | 'to') => {
    const id = end === 'from' ? from : to
    const [least, most] = end === 'from' ? [first, to] : [from, newest]
    const within = (entry: TimelineEntry | undefined) =>
      entry === undefined || entry.id < least || entry.id > most ? undefined : entry
    const entry = entries.find((one) => one.id === id)
    const words = entry === undefined ? '' : timelineEntryWords(entry)
    const move = (next: TimelineEntry | undefined) => {
      if (next === undefined || next.id === draft[end]) return
      onMove(end === 'from' ? { from: next.id } : { to: next.id, until: next.at })
    }
    const at = (event: PointerEvent) => {
      const { left, width } = (event.currentTarget.parentElement as HTMLElement).getBoundingClientRect()
      const place = (event.clientX - left) / width
      return within(nearestEntry(scale, place)) ?? entries.find((one) => one.id === (end === 'from' ? to : from))
    }
    const onKey = (event: KeyboardEvent) => {
      const { shiftKey } = event
      const key = plainKey(event)
      const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key]
      if (step !== undefined) {
        const next = neighbour(entries, id, step as -1 | 1, shiftKey)
        move(within(next ?? (step === 1 ? entries.at(-1) : undefined)))
      } else if (key === 'Home') move(entries.find((one) => one.id === least))
      else if (key === 'End') move(entries.find((one) => one.id === most))
      else return
      event.preventDefault()
    }
    return (
      <div
        key={end}
        className={styles.handle}
        data-end={end}
        role="slider"
        tabIndex={0}
        aria-label={copy[end]}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={id}
        aria-valuetext={end === 'from' ? copy.after(words) : copy.upTo(words)}
        style={{ insetInlineStart: `${placeOf(id) * 100}%` }}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          if (!isDrag(event)) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag({ [end]: id })
        }}
        onPointerMove={(event) => {
          const next = at(event)
          if (isDrag(event) && dragged[end] !== undefined && next !== undefined) drag({ [end]: next.id })
        }}
        onPointerUp={() => {
          move(entries.find((one) => one.id === dragged[end]))
          drag({})
        }}
        onLostPointerCapture={() => drag({})}
      >
        {dragged[end] === undefined ? null : <div className={styles.hint}>{words}</div>}
      </div>
    )
  }
  return (
    <>
      <div
        className={styles.between}
        style={{ insetInline: `${placeOf(from) * 100}% ${(1 - placeOf(to)) * 100}%` }}
        aria-hidden="true"
      />
      {handle('from')}
      {handle('to')}
    </>
  )
}
