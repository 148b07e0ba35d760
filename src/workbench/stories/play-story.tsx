import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { closeDesk, type DeskState, deskState, openDesk } from '#src/platform/desk-state.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { prefersReducedMotion } from '#src/ui/prefers-reduced-motion.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { PLAYING_KEY } from '#src/workbench/timeline/moment.ts'
import { CaptionBar } from './caption-bar.tsx'
import { behindCover } from './cover-page.ts'
import { Play } from './play.ts'
import { unattended } from './run-story.ts'
import { type StoryParts, startAsEntry } from './start-story.ts'
import { type Story, writeStory } from './story.ts'

/**
 * Starts a story and plays it, with the desk out of the way and its captions in a bar (DEMO-12). Resolves at its end; rejects when the signal or a person
 * stops it.
 *
 * @param id null for a story that is not kept
 */
export function playStory(story: Story, id: string | null, parts: StoryParts, signal: AbortSignal): Promise<void> {
  const { title = UNTITLED, steps } = story
  const { demo } = parts
  const isKept = () => demo.scenarios().some((one) => one.id === id)
  const playAgain = () => (id !== null && isKept() ? demo.playScenario(id) : demo.stories.play(writeStory(story)))
  const again = () => {
    close()
    void playAgain().catch(() => undefined)
  }
  return behindCover(beginning(story), async (uncover) => {
    await startAsEntry(`The scenario “${title}” is played`, story, id, parts)
    deskBefore = deskState.get().isOpen ? deskState.get() : deskBefore
    closeDesk()
    tabStorage.setItem(PLAYING_KEY, id ?? '')
    await unattended(story, parts, async (context) => {
      const play = new Play({ steps, context, isCalm: prefersReducedMotion, customer: () => demo.customerId() })
      const look = () => (play.isOnTheWay ? undefined : uncover())
      play.state.subscribe(look)
      look()
      showCaptions(play, { title, demo, again })
      signal.addEventListener('abort', () => void play.stop())
      if (signal.aborted) void play.stop()
      await play.run()
    }).finally(() => tabStorage.removeItem(PLAYING_KEY))
  })
}

/** What the page says until a story is where its audience sees it begin. */
export const beginning = ({ title = UNTITLED }: Story) => `“${title}” begins.`

const UNTITLED = 'A story without a title'

/** the desk as it was before the story that plays, or whose end is shown; null where it was closed */
let deskBefore: DeskState | null = null

/** Opens the desk again where it was open before. */
function putDeskBack(): void {
  if (deskBefore !== null && !deskState.get().isOpen) openDesk(deskBefore.tab)
  deskBefore = null
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
      <CaptionBar
        play={play}
        {...parts}
        onClose={() => {
          close()
          putDeskBack()
        }}
      />
    </StrictMode>,
  )
}
