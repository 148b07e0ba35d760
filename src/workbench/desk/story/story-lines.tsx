import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ActionButton } from '#src/workbench/desk/action-button.tsx'
import { Say } from './say.tsx'
import styles from './story.module.css'
import { storyCopy as copy } from './story-copy.ts'
import type { Caption, Draft, Place } from './story-draft.ts'

interface StoryLinesProps {
  draft: Draft
  places: readonly Place[]
  /** the first entry of the line without which the story is being tried */
  trying: number | null
  onSay: (key: string, caption: Caption | null) => void
  onLeaveOut: (entry: number, isLeftOut: boolean) => void
  /** Enter was pressed in the last field */
  onLast: () => void
}

const EMPTY: Caption = { text: '', chapter: null, isLit: true }

/** What happens in the story, in the words of the timeline, and what is said before each line. Typing renders the row in which it happens. */
export function StoryLines({ draft, places, trying, onSay, onLeaveOut, onLast }: StoryLinesProps) {
  const [asked, ask] = useState<string | null>(null)
  const isLeftOut = (place: Place) => place.line !== null && draft.without.includes(place.line.entry)
  const say = ({ key, caption }: Place) => {
    if (caption === null) onSay(key, EMPTY)
    ask(key)
  }
  const goOn = (key: string) => {
    const at = places.findIndex((place) => place.key === key)
    const next = places.slice(at + 1).find((other) => !isLeftOut(other))
    if (next === undefined) onLast()
    else say(next)
  }
  const actions = useLatest<RowActions>({
    onSay,
    onLeaveOut,
    onOpen: (key) => places.filter((place) => place.key === key).forEach(say),
    onNext: goOn,
  })
  return (
    <ol className={styles.lines} aria-label={copy.lines} onBlur={() => ask(null)}>
      {places.map((place) => (
        <Row
          key={place.key}
          name={place.key}
          line={place.line}
          caption={place.caption}
          isAsked={asked === place.key}
          isLeftOut={isLeftOut(place)}
          isTrying={trying !== null && place.line?.entry === trying}
          isBusy={trying !== null}
          isAtFault={draft.fault !== null && place.line?.entry === draft.fault.entry}
          actions={actions}
        />
      ))}
    </ol>
  )
}

/** What a row's controls do, by the row's key. */
interface RowActions {
  onSay: (key: string, caption: Caption | null) => void
  onOpen: (key: string) => void
  onNext: (key: string) => void
  onLeaveOut: (entry: number, isLeftOut: boolean) => void
}

/** A ref to what the last render gave, which is the same in every render. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

interface RowProps extends Pick<Place, 'line' | 'caption'> {
  /** the key of its place */
  name: string
  isAsked: boolean
  isLeftOut: boolean
  isTrying: boolean
  isBusy: boolean
  isAtFault: boolean
  actions: RefObject<RowActions>
}

const Row = memo(function Row(props: RowProps) {
  const { name, line, caption, isAsked, isLeftOut, isTrying, isBusy, isAtFault, actions } = props
  const words = line?.text ?? copy.end
  const about = line === null ? copy.atEnd : copy.before(words)
  return (
    <li className={styles.row} data-left-out={isLeftOut || isTrying} data-fault={isAtFault}>
      {caption === null ? null : (
        <Say
          caption={caption}
          lights={isLeftOut ? null : (line?.lights ?? null)}
          about={about}
          isAsked={isAsked}
          onChange={(next) => actions.current.onSay(name, next)}
          onNext={() => actions.current.onNext(name)}
        />
      )}
      <div className={styles.line}>
        <span className={styles.words} data-lane={line?.lane}>
          {words}
          {isLeftOut ? <span className="visually-hidden">, {copy.isLeftOut}</span> : null}
        </span>
        {caption === null ? (
          <ActionButton label={copy.say} about={about} onClick={() => actions.current.onOpen(name)} />
        ) : null}
        {line === null ? null : (
          <ActionButton
            label={isLeftOut ? copy.putBack : copy.leaveOut}
            about={words}
            className={styles.leave}
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : actions.current.onLeaveOut(line.entry, !isLeftOut))}
          />
        )}
      </div>
      {isTrying ? <p className={styles.note}>{copy.trying}</p> : null}
      {isAtFault ? <p className={styles.error}>{copy.faultHere}</p> : null}
    </li>
  )
})
