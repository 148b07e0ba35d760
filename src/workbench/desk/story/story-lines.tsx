import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { firstClick } from '#src/ui/first-click.ts'
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

/** What happens in the story, in the words of the timeline, and what is said before each line. */
export function StoryLines({ draft, places, trying, onSay, onLeaveOut, onLast }: StoryLinesProps) {
  const [asked, ask] = useState<string | null>(null)
  const isLeftOut = (place: Place) => place.line !== null && draft.without.includes(place.line.entry)
  const say = (place: Place) => {
    if (place.caption === null) onSay(place.key, EMPTY)
    ask(place.key)
  }
  const goOn = (place: Place) => {
    const next = places.slice(places.indexOf(place) + 1).find((other) => !isLeftOut(other))
    if (next === undefined) onLast()
    else say(next)
  }
  return (
    <ol className={styles.lines} aria-label={copy.lines} onBlur={() => ask(null)}>
      {places.map((place) => (
        <Row
          key={place.key}
          place={place}
          isAsked={asked === place.key}
          isLeftOut={isLeftOut(place)}
          isTrying={trying !== null && place.line?.entry === trying}
          isBusy={trying !== null}
          isAtFault={draft.fault !== null && place.line?.entry === draft.fault.entry}
          onSay={(caption) => onSay(place.key, caption)}
          onOpen={() => say(place)}
          onNext={() => goOn(place)}
          onLeaveOut={(isOut) => (place.line === null ? undefined : onLeaveOut(place.line.entry, isOut))}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  place: Place
  isAsked: boolean
  isLeftOut: boolean
  isTrying: boolean
  isBusy: boolean
  isAtFault: boolean
  onSay: (caption: Caption | null) => void
  onOpen: () => void
  onNext: () => void
  onLeaveOut: (isLeftOut: boolean) => void
}

function Row({ place, isAsked, isLeftOut, isTrying, isBusy, isAtFault, onSay, onOpen, onNext, onLeaveOut }: RowProps) {
  const { line, caption } = place
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
          onChange={onSay}
          onNext={onNext}
        />
      )}
      <div className={styles.line}>
        <span className={styles.words} data-lane={line?.lane}>
          {words}
          {isLeftOut ? <span className="visually-hidden">, {copy.isLeftOut}</span> : null}
        </span>
        {caption === null ? (
          <Button variant="quiet" onClick={onOpen}>
            <span>
              {copy.say}
              <span className="visually-hidden"> {about}</span>
            </span>
          </Button>
        ) : null}
        {line === null ? null : (
          <Button
            variant="quiet"
            className={styles.leave}
            aria-disabled={isBusy}
            onClick={firstClick(() => (isBusy ? undefined : onLeaveOut(!isLeftOut)))}
          >
            <span>
              {isLeftOut ? copy.putBack : copy.leaveOut}
              <span className="visually-hidden"> {words}</span>
            </span>
          </Button>
        )}
      </div>
      {isTrying ? <p className={styles.note}>{copy.trying}</p> : null}
      {isAtFault ? <p className={styles.error}>{copy.faultHere}</p> : null}
    </li>
  )
}
