import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { closeDesk } from '#src/platform/desk-state.ts'
import { prefersReducedMotion } from '#src/ui/prefers-reduced-motion.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import type { RunTools } from '#src/workbench/timeline/run.ts'
import { runUnattended } from '#src/workbench/timeline/run-unattended.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import { CaptionBar } from './caption-bar.tsx'
import { Play } from './play.ts'
import { scenarioOf, startScenario, stepsOfScenario } from './start-scenario.ts'

interface PlayTools extends RunTools {
  demo: DeskDemo
  timeline: Timeline
}

/** Starts a scenario and plays it, with the desk out of the way and its captions in a bar (DEMO-12). Throws when there is none with this id. */
export function playScenario(
  id: string,
  { timeline, ...tools }: PlayTools,
): { done: Promise<void>; stop(): Promise<void> } {
  const { title } = scenarioOf(id)
  const { demo } = tools
  let play: Play | null = null
  let isStopped = false
  const run = async () => {
    closeDesk()
    await timeline.runAsEntry({ lane: 'demo', text: `The scenario “${title}” is played`, isStart: true }, () =>
      startScenario(id, tools),
    )
    await runUnattended(tools, { seed: id, mode: 'live' }, async (context) => {
      play = new Play({
        steps: stepsOfScenario(id),
        context,
        isCalm: prefersReducedMotion,
        customer: () => demo.customerId(),
      })
      showCaptions(play, { title, demo, again: () => void demo.playScenario(id).catch(() => undefined) })
      if (isStopped) void play.stop()
      await play.run()
    })
  }
  return {
    done: run(),
    stop: async () => {
      isStopped = true
      await play?.stop()
    },
  }
}

/** Closes the bar of the scenario that was played before. */
let close = () => {}

/** Shows the captions next to the product in their own React root. */
function showCaptions(play: Play, parts: { title: string; demo: DeskDemo; again: () => void }): void {
  const place = document.createElement('div')
  const root = createRoot(place)
  document.body.append(place)
  close()
  close = () => {
    root.unmount()
    place.remove()
    close = () => {}
  }
  root.render(
    <StrictMode>
      <CaptionBar play={play} {...parts} onClose={() => close()} />
    </StrictMode>,
  )
}
