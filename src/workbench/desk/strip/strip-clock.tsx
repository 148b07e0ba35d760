import { FastForward, Pause, Play } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { useIsNarrow } from '#src/workbench/desk/use-width.ts'
import { useClock } from '#src/workbench/flows/viewer/use-clock.ts'
import { timeWords } from '#src/workbench/trace/format-timestamp.ts'
import { ClockPanel, Speeds } from './clock-panel.tsx'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'
import { type Timer, timerWords } from './timer-words.ts'

const SECOND = 1_000

interface StripClockProps {
  clock: DeskDemo['clock']
  next: Timer | undefined
  /** the time of the moment that is looked at, whose clock stands; null for now */
  lookedAt: number | null
  isOpen: boolean
  onToggle: () => void
}

/** The app clock: runs, stands, goes faster, and jumps to what comes next (CLOCK-1). The time opens the rest. */
export function StripClock({ clock, next, lookedAt, isOpen, onToggle }: StripClockProps) {
  const isNarrow = useIsNarrow()
  useClock(clock, SECOND)
  const { mode } = clock
  const isLooking = lookedAt !== null
  const words = next === undefined ? copy.noTimer : timerWords(next)
  const speed = useRef<Exclude<DeskDemo['clock']['mode'], 'paused'>>('live')
  if (mode !== 'paused') speed.current = mode
  /** Reads the timer again: less time is left than when it was rendered. */
  const jump = () => {
    const [first] = clock.awaited()
    if (first !== undefined) void clock.advance(first.in)
  }
  return (
    <div className={styles.clock}>
      <IconButton
        label={mode === 'paused' ? copy.play : copy.pause}
        disabled={isLooking}
        onClick={() => clock.set(mode === 'paused' ? speed.current : 'paused')}
      >
        {mode === 'paused' ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
      </IconButton>
      <button
        type="button"
        className={styles.time}
        title={copy.setClock}
        aria-expanded={isOpen}
        disabled={isLooking}
        onClick={onToggle}
      >
        <time>{timeWords(lookedAt ?? clock.now())}</time>
      </button>
      {isNarrow ? null : <Speeds clock={clock} isDisabled={isLooking} />}
      <button
        type="button"
        className={styles.next}
        aria-label={`${copy.next}: ${words}`}
        title={`${copy.next}: ${words}`}
        disabled={isLooking || next === undefined}
        data-repeats
        onClick={jump}
      >
        <FastForward aria-hidden="true" size={18} />
        <span className={styles.awaited}>{words}</span>
      </button>
      {isOpen ? <ClockPanel clock={clock} /> : null}
    </div>
  )
}
