import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { copyText } from '#src/ui/copy-text.ts'
import { download } from '#src/ui/download.ts'
import { asSentence } from '#src/ui/in-words.ts'
import { Menu } from '#src/ui/menu.tsx'
import type { ScenarioSummary } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { copyLink } from '#src/workbench/desk/copy-link.ts'
import { storyCopy as copy } from './story-copy.ts'
import { type Draft, reopenStory } from './story-draft.ts'
import { focusForm } from './story-focus.ts'

/** What came of something done with a story. */
export interface StoryNews {
  tone: 'done' | 'failed'
  text: string
}

export const NO_NEWS: StoryNews = { tone: 'done', text: '' }

interface OwnStoryMenuProps {
  demo: DeskDemo
  story: ScenarioSummary
  /** the story in the making, which may be this one */
  draft: Draft | null
  /** whether stories can be made here */
  canMake: boolean
  tell: (news: StoryNews) => void
}

/** Keeps the desk from being pressed. Returns how to unlock it. */
function lockDesk(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-beside]')]
  for (const part of parts) part.inert = true
  return () => {
    for (const part of parts) part.inert = false
  }
}

/** What can be done with a story of this browser: it leaves as a file, a link or a test (DEMO-19). */
export function OwnStoryMenu({ demo, story, draft, canMake, tell }: OwnStoryMenuProps) {
  const { id, title, cannotRun } = story
  const menu = useRef<HTMLSpanElement>(null)
  const { stories } = demo
  const isMade = draft?.kept === id || draft?.replaces === id
  const save = (file: string) => download(`${title}.story.json`, file, 'application/json')
  const attempt = (work: () => Promise<string>) => async () => {
    try {
      tell({ tone: 'done', text: await work() })
    } catch (error) {
      tell({ tone: 'failed', text: `${copy.failed} ${asSentence((error as Error).message)}` })
    }
  }
  const share = attempt(() => copyLink(stories.link(id), copy.shared, save))
  const copyTest = attempt(async () => {
    tell({ tone: 'done', text: copy.copying })
    // A press would disturb the run.
    const unlock = lockDesk()
    try {
      const test = stories.toTest(id)
      if (await copyText(test)) return copy.testCopied(title)
      download('larkspur.spec.ts', await test, 'text/plain')
      return copy.testSaved
    } finally {
      unlock()
      // What is locked loses the focus.
      menu.current?.querySelector('button')?.focus()
    }
  })
  const saveFile = attempt(async () => {
    save(await stories.file(id))
    return copy.saved
  })
  const remove = attempt(async () => {
    await stories.remove(id)
    if (isMade) demo.desk.keepDraft('')
    return copy.removed(title)
  })
  const change = attempt(async () => {
    tell({ tone: 'done', text: copy.opening })
    const unlock = lockDesk()
    try {
      await reopenStory(demo, id)
    } finally {
      unlock()
    }
    focusForm()
    return ''
  })
  return (
    <span ref={menu}>
      <Menu
        label={copy.more(title)}
        icon={<Ellipsis aria-hidden="true" size={18} />}
        groups={[
          {
            items: [
              ...(canMake && cannotRun === undefined ? [{ text: copy.change, onSelect: () => void change() }] : []),
              { text: copy.saveFile, onSelect: () => void saveFile() },
              // No other browser could do more with it.
              ...(cannotRun === undefined
                ? [
                    { text: copy.link, onSelect: () => void share() },
                    { text: copy.test, onSelect: () => void copyTest() },
                  ]
                : []),
              { text: copy.remove, onSelect: () => void remove() },
            ],
          },
        ]}
      />
    </span>
  )
}
