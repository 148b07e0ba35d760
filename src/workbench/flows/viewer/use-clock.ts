import { useEffect, useReducer } from 'react'
import type { FlowSource } from '#src/workbench/contract/source.ts'

/**
 * Renders again after every change of the clock and, while it runs, after every `step` ms of its time; at most once a frame. Null: after changes only.
 * Nothing reports that time passes, so a running clock is read in every frame.
 */
export function useClock(clock: FlowSource['clock'], step: number | null): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let frame = 0
    let shown: number | null = null
    const draw = () => {
      const isTicking = step !== null && clock.mode !== 'paused'
      const time = isTicking ? Math.floor(clock.now() / step) : null
      if (time === null || time !== shown) render()
      shown = time
      frame = isTicking ? requestAnimationFrame(draw) : 0
    }
    const stop = clock.subscribe(() => {
      shown = null
      if (frame === 0) frame = requestAnimationFrame(draw)
    })
    draw()
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [clock, step])
}
