import { Flag } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { isDrag } from '#src/ui/is-drag.ts'
import { plainKey } from '#src/ui/shortcut.ts'
import type { TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { changeDraft, type Draft } from '#src/workbench/desk/story/story-draft.ts'
import { StoryHandles } from '#src/workbench/desk/story/story-handles.tsx'
import { nearestEntry, neighbour, type Scale, timelineEntryWords } from './rail-scale.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

const LANES: readonly TimelineEntry['lane'][] = ['customer', 'bank', 'call', 'timer']
/** px in the drawing's own units */
const HEIGHT = 44
const WIDTH = 1_000

interface RailProps {
  demo: DeskDemo
  entries: readonly TimelineEntry[]
  scale: Scale
  position: number
  isLooking: boolean
  /** the story that is being made; null while none is */
  making: Draft | null
}

/** What happened, in lanes, with a playhead that leads to any moment (DEMO-17). */
export function Rail({ demo, entries, scale, position, isLooking, making }: RailProps) {
  const { timeline } = demo
  const rail = useRef<HTMLDivElement>(null)
  const [pointed, point] = useState<{ entry: TimelineEntry; position: number } | null>(null)
  // The keyboard leads away from where the pointer rests.
  const hovered = pointed?.position === position || pointed?.entry.id === position ? pointed.entry : null
  const shown = entries.find(({ id }) => id === position)
  const place = scale.entries.find(({ entry }) => entry.id === position)?.at ?? scale.now
  const newest = entries.at(-1)?.id

  const look = (id: number | undefined) => lookAt(id, { timeline, entries, position })
  const at = ({ clientX }: PointerEvent) => {
    const { left, width } = (rail.current as HTMLElement).getBoundingClientRect()
    return nearestEntry(scale, (clientX - left) / width)
  }
  const onKey = (event: KeyboardEvent) => {
    const { shiftKey } = event
    const key = plainKey(event)
    if (key === 'ArrowDown') lookBeside(-1, shiftKey, { timeline, entries, position })
    else if (key === 'ArrowUp') lookBeside(1, shiftKey, { timeline, entries, position })
    else if (key === 'Home') look(entries[0]?.id)
    else if (key === 'End') look(newest)
    else return
    event.preventDefault()
  }
  const track = (
    <div
      ref={rail}
      className={styles.track}
      role="slider"
      tabIndex={0}
      aria-label={copy.rail}
      aria-valuemin={entries[0]?.id ?? 1}
      aria-valuemax={newest ?? 1}
      aria-valuenow={position}
      aria-valuetext={shown === undefined ? '' : timelineEntryWords(shown)}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        if (!isDrag(event)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        look(at(event)?.id)
      }}
      onPointerMove={(event) => {
        const entry = at(event)
        point(entry === undefined ? null : { entry, position })
        if (isDrag(event)) look(entry?.id)
      }}
      onPointerLeave={() => point(null)}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {LANES.map((lane) => (
          <path key={lane} className={styles[lane]} d={marksOf(scale, lane)} vectorEffect="non-scaling-stroke" />
        ))}
        <path className={styles.ahead} d={aheadOf(scale)} vectorEffect="non-scaling-stroke" />
      </svg>
      {scale.entries.map(({ entry, at }) =>
        entry.name === undefined ? null : (
          <div key={entry.id} className={styles.flag} style={{ insetInlineStart: `${at * 100}%` }}>
            <Flag aria-hidden="true" size={16} />
          </div>
        ),
      )}
      {isLooking ? (
        <div className={styles.past} style={{ insetInline: `${place * 100}% ${(1 - scale.now) * 100}%` }} />
      ) : null}
      <div className={styles.head} data-looking={isLooking} style={{ insetInlineStart: `${place * 100}%` }} />
      {hovered === null ? null : (
        <div
          className={styles.hover}
          style={{ '--at': scale.entries.find(({ entry }) => entry === hovered)?.at ?? 0 } as object}
        >
          {timelineEntryWords(hovered)}
        </div>
      )}
    </div>
  )
  return (
    <div className={styles.rail}>
      {track}
      {making === null ? null : (
        <StoryHandles entries={entries} scale={scale} draft={making} onMove={(part) => changeDraft(demo, part)} />
      )}
    </div>
  )
}

interface Place {
  timeline: DeskDemo['timeline']
  entries: readonly TimelineEntry[]
  position: number
}

function lookAt(id: number | undefined, { timeline, entries, position }: Place): void {
  if (id !== undefined && id !== position) void timeline.look(id === entries.at(-1)?.id ? null : id)
}

/** Looks at the entry before or after: of what a person or the bank did, or of all. */
export function lookBeside(step: -1 | 1, isEvery: boolean, place: Place): void {
  const next =
    neighbour(place.entries, place.position, step, isEvery) ?? (step === 1 ? place.entries.at(-1) : undefined)
  lookAt(next?.id, place)
}

/** Each lane has a shape of its own, not only a colour: dots, taller strokes, bars, dashes. */
function marksOf({ entries }: Scale, lane: TimelineEntry['lane']): string {
  const y = { customer: 9, demo: 9, bank: 18, call: 27, timer: 36 }[lane]
  return entries
    .filter(({ entry }) => entry.lane === lane || (lane === 'bank' && entry.lane === 'demo'))
    .map(({ from, at }) => {
      const [start, end] = [Math.round(from * WIDTH * 10) / 10, Math.round(at * WIDTH * 10) / 10]
      if (lane === 'call') return `M${Math.min(start, end - 2)} ${y}H${end}`
      return `M${end} ${y}h0.01`
    })
    .join('')
}

function aheadOf({ now, ahead }: Scale): string {
  return ahead.map(({ at }) => `M${Math.round(now * WIDTH)} 36H${Math.round(at * WIDTH)}v-4v8`).join('')
}
