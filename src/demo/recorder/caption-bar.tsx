import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Recording } from '#src/demo/demo-contract.ts'
import { deskCopy } from '#src/desk/desk-copy.ts'
import type { PlayerState } from '#src/kit/recorder/player.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './caption-bar.module.css'
import type { DemoPlayer } from './demo-player.ts'

const copy = deskCopy.record

/** Shows the captions of a recording while it plays, below the page and never over it. It works without the desk. */
export function CaptionBar({ player }: { player: DemoPlayer }) {
  const state = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.state,
  )
  const [closed, close] = useState<Recording | null>(null)
  const isPlaying = state.status === 'playing'
  const isRunning = isPlaying || state.status === 'paused'
  const isShown = isForWatching(state) && (isRunning || closed !== state.recording)
  return isShown ? (
    <Bar>
      <p className={styles.title}>
        {copy.caption}: {state.title}
        {isRunning ? ` • ${state.position} ${copy.of} ${state.recording?.steps.length}` : null}
      </p>
      <p role="status" className={styles.caption}>
        {isRunning ? state.caption : state.status === 'done' ? copy.over : `${state.error}.`}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          onClick={() => (isPlaying ? player.pause() : void player.play().catch(() => undefined))}
        >
          {isPlaying ? copy.pause : isRunning ? copy.resume : copy.again}
        </Button>
        {/* Keeps its place after the tour, so that quick clicks on it do not hit the close button. */}
        <Button variant="secondary" aria-disabled={!isRunning} onClick={() => (isRunning ? player.hurry() : undefined)}>
          {copy.next}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            close(state.recording)
            void player.stop()
          }}
        >
          {isRunning ? copy.end : copy.close}
        </Button>
      </div>
    </Bar>
  ) : null
}

function isForWatching({ recording, pace, status }: PlayerState<Recording>): boolean {
  const hasCaptions = recording?.steps.some(({ kind }) => kind === 'caption') ?? false
  return hasCaptions && pace !== 'fast' && status !== 'idle' && status !== 'stopped'
}

/** Reduces the page's height, as the desk does. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = bar
    const { style, dataset } = document.documentElement
    if (current === null) return
    const observer = new ResizeObserver(() => style.setProperty('--tour-size', `${current.offsetHeight}px`))
    observer.observe(current)
    dataset.tour = ''
    return () => {
      observer.disconnect()
      style.removeProperty('--tour-size')
      delete dataset.tour
    }
  }, [])
  return (
    <section ref={bar} className={styles.bar} aria-label={copy.caption}>
      {children}
    </section>
  )
}
