import { useCallback, useSyncExternalStore } from 'react'
import type { ActorView, FlowSource } from '#src/workbench/contract/source.ts'
import type { ChartLive, ChartTimer } from '#src/workbench/flows/statechart/chart-live.ts'
import { useClock } from './use-clock.ts'

/** Renders at most once a frame, so that watching does not slow the flows down. */
export function useFrames<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  const inFrames = useCallback(
    (notify: () => void) => {
      let frame = 0
      const draw = () => {
        frame = 0
        notify()
      }
      const stop = subscribe(() => {
        if (frame === 0) frame = requestAnimationFrame(draw)
      })
      return () => {
        cancelAnimationFrame(frame)
        stop()
      }
    },
    [subscribe],
  )
  return useSyncExternalStore(inFrames, read, read)
}

/** What a chart shows of an actor. */
export function useChartLive(
  source: FlowSource,
  actor: Pick<ActorView, 'active' | 'last' | 'blocked' | 'timers'> | undefined,
): ChartLive {
  const { active, last, blocked, timers } = actor ?? NOBODY
  useClock(source.clock, timers.length > 0 ? SHOWN : null)
  const now = source.clock.now()
  const running = timers.flatMap(({ ids, due, delay }) =>
    ids.map((id): [string, ChartTimer] => [id, { left: Math.max(0, due - now), delay }]),
  )
  return { active, last, blocked, timers: new Map(running) }
}

const NOBODY = { active: [], last: [], blocked: [], timers: [] }
/** ms; a delay shows tenths of a second */
const SHOWN = 100
