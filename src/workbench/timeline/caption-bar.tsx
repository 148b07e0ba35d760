import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isCaption } from '#machines/model/step.ts'
import type { Demo, Playable } from '#src/workbench/demo/demo-contract.ts'
import styles from './caption-bar.module.css'
import type { DemoPlayer } from './demo-player.ts'
import type { PlayerState } from './player-state.ts'
import { TourCaption } from './tour-caption.tsx'
import { tourCopy } from './tour-copy.ts'
import { TourEnd } from './tour-end.tsx'
import { TourLight } from './tour-light.tsx'

/** Shows the captions of a recording while it plays, below the page and never over it. It works without the desk. */
export function CaptionBar({ player, demo }: { player: DemoPlayer; demo: Demo }) {
  const state = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.state,
  )
  const [closed, setClosed] = useState<Playable | null>(null)
  const { recording } = state
  const isRunning = state.status === 'playing' || state.status === 'paused'
  const isShown = isForWatching(state) && (isRunning || closed !== recording)
  if (!isShown || recording === null) return null
  const close = () => setClosed(recording)
  const caption = isRunning && state.captionAt !== null ? recording.steps[state.captionAt] : undefined
  const about = state.isReading && caption !== undefined && isCaption(caption) ? caption.about : undefined
  return (
    <>
      {about === undefined ? null : <TourLight key={state.captionAt} about={about} />}
      <Bar>
        {isRunning ? (
          <TourCaption player={player} state={state} recording={recording} onEnd={close} />
        ) : (
          <TourEnd player={player} demo={demo} onClose={close} />
        )}
      </Bar>
    </>
  )
}

function isForWatching({ recording, pace, status }: PlayerState<Playable>): boolean {
  const hasCaptions = recording?.steps.some(isCaption) ?? false
  return hasCaptions && pace !== 'fast' && status !== 'idle' && status !== 'stopped'
}

/** Reduces the page's height, as the desk does. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = bar
    const { style, dataset } = document.documentElement
    if (current === null) return
    let frame = 0
    // A page that is now shorter may get a scrollbar, which resizes the bar: Firefox and WebKit report that as an error in the same frame.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => style.setProperty('--tour-size', `${current.offsetHeight}px`))
    })
    observer.observe(current)
    dataset.tour = ''
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      style.removeProperty('--tour-size')
      delete dataset.tour
    }
  }, [])
  return (
    <section ref={bar} className={styles.bar} aria-label={tourCopy.label}>
      {children}
    </section>
  )
}
