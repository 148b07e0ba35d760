import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { closeDesk } from '#src/platform/desk-state.ts'
import { prefersReducedMotion } from '#src/ui/prefers-reduced-motion.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { CaptionBar } from './caption-bar.tsx'
import { Play } from './play.ts'
import { unattended } from './run-story.ts'
import { type StoryTools, startStory } from './start-story.ts'
import { type Story, writeStory } from './story.ts'

/**
 * Starts a story and plays it, with the desk out of the way and its captions in a bar (DEMO-12).
 *
 * @param id null for a story that is not kept
 */
export function playStory(
  story: Story,
  id: string | null,
  tools: StoryTools,
): { done: Promise<void>; stop(): Promise<void> } {
  const { title = 'A story without a title', steps } = story
  const { demo, timeline } = tools
  let play: Play | null = null
  let isStopped = false
  const run = async () => {
    closeDesk()
    await timeline.runAsEntry(
      (replaced: string) => ({
        lane: 'demo',
        text: `The scenario “${title}” is played${replaced}`,
        isStart: true,
        ...(id === null ? {} : { story: id }),
      }),
      () => startStory(story, id, tools),
    )
    await unattended(story, tools, async (context) => {
      play = new Play({ steps, context, isCalm: prefersReducedMotion, customer: () => demo.customerId() })
      const again = () => void playAgain().catch(() => undefined)
      showCaptions(play, { title, demo: demo as DeskDemo, again })
      if (isStopped) void play.stop()
      await play.run()
    })
  }
  const playAgain = () => (id === null ? demo.stories.play(writeStory(story)) : demo.playScenario(id))
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
    // React may be rendering this bar: another story can take its place at any time.
    queueMicrotask(() => root.unmount())
    place.remove()
    close = () => {}
  }
  root.render(
    <StrictMode>
      <CaptionBar play={play} {...parts} onClose={() => close()} />
    </StrictMode>,
  )
}
