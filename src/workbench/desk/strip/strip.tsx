import { FlagTriangleRight, List, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { plainKey, shortcutOf } from '#src/ui/shortcut.ts'
import { useNotice } from '#src/ui/use-notice.ts'
import type { TimelineEntry } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { onDroppedFile } from '#src/workbench/desk/dropped-files.ts'
import { openFile } from '#src/workbench/desk/open-file.ts'
import { storyCopy } from '#src/workbench/desk/story/story-copy.ts'
import { changeDraft, openDraft, useDraft } from '#src/workbench/desk/story/story-draft.ts'
import { focusForm } from '#src/workbench/desk/story/story-focus.ts'
import { useDemo, useServer } from '#src/workbench/desk/use-demo.ts'
import { useIsNarrow, useIsPhone } from '#src/workbench/desk/use-width.ts'
import { useClock } from '#src/workbench/flows/viewer/use-clock.ts'
import { EntryList } from './entry-list.tsx'
import { lookBeside, Rail } from './rail.tsx'
import { scaleOf } from './rail-scale.ts'
import styles from './strip.module.css'
import { StripClock } from './strip-clock.tsx'
import { stripCopy as copy } from './strip-copy.ts'
import { hasOwnUndo, isForTimeline, useKeys } from './strip-keys.ts'
import { StripMenu } from './strip-menu.tsx'
import { NameForm } from './strip-panels.tsx'
import type { Timer } from './timer-words.ts'

/** ms; the least that a waiting timer's words change by */
const TENTH = 100

/** What stands above the strip, one at a time. */
type Panel = { kind: 'list' | 'clock' } | { kind: 'name'; entry: TimelineEntry }

interface StripProps {
  demo: DeskDemo
  /** whether it stands in a window of its own */
  isOwn?: boolean
  /** shows the tab that has the story's form */
  onMake: () => void
}

/** The timeline below the product: the clock, everything that happened, and the way back (DEMO-17, CLOCK-1, DEMO-5). */
export function Strip({ demo, isOwn = false, onMake }: StripProps) {
  const { timeline, clock } = demo
  const entries = useDemo(demo, timeline.entries)
  const position = useDemo(demo, timeline.position)
  const isLooking = useDemo(demo, timeline.isLooking)
  const draft = useDraft(demo)
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const canMake = isOwn || !isPhone
  const making = canMake && draft?.isOpen === true ? draft : null
  const ahead = clock.awaited().map(toTenths)
  useClock(clock, ahead.length > 0 ? TENTH : null)
  const server = useServer(demo)
  const [said, say] = useNotice('')
  const [panel, setPanel] = useState<Panel | null>(null)
  const [undoable, redoable] = [demo.undoable(), demo.redoable()]
  const more = useRef<HTMLSpanElement>(null)
  const strip = useRef<HTMLElement>(null)
  const shown = entries.find(({ id }) => id === position)

  // Before the product gets them.
  useKeys('capture', (event) => {
    const isBeside = event.target instanceof Element && event.target.closest('[data-beside]') !== null
    const key = shortcutOf(event)
    if (key === 'Escape' && panel?.kind === 'name') closeForm()
    else if (key === 'Escape' && panel?.kind === 'clock') closePanel()
    else if (key === 'Escape' && isLooking) void timeline.look(null)
    else if (key === 'Escape' && panel?.kind === 'list' && isOnStrip(event.target)) closePanel()
    else if (key === 'Ctrl+z' && (isOwn || isBeside) && !hasOwnUndo(event.target)) void tell(undo)
    else if (key === 'Ctrl+Shift+z' && (isOwn || isBeside) && !hasOwnUndo(event.target)) void tell(redo)
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  // Where nothing else has taken them.
  useKeys('bubble', (event) => {
    const arrow = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)]
    if (arrow === undefined || event.defaultPrevented || !isForTimeline(event.target)) return
    // It extends what is marked.
    if (event.shiftKey && getSelection()?.isCollapsed === false) return
    event.preventDefault()
    lookBeside(arrow as -1 | 1, event.shiftKey, { timeline, entries, position })
  })

  const open = (file: File) => tell(() => openFile(file, demo))
  const takeFile = useEffectEvent(open)
  // The page itself takes what is dropped on it.
  useEffect(() => {
    if (!isOwn) return
    const stop = onDroppedFile((file) => void takeFile(file))
    return stop
  }, [isOwn])

  const toggle = (kind: 'list' | 'clock') => setPanel(panel?.kind === kind ? null : { kind })
  function closeForm() {
    setPanel(null)
    more.current?.querySelector('button')?.focus()
  }
  async function tell(work: () => Promise<string>) {
    say('')
    try {
      say(await work())
    } catch (error) {
      say(`${copy.failed} ${(error as Error).message}`)
    }
  }
  async function undo() {
    const { text = '' } = demo.undoable() ?? {}
    return (await demo.undo()) ? copy.undone(text) : copy.nothing
  }
  async function redo() {
    const last = demo.redoable()
    if (last === null) return copy.nothingUndone
    await timeline.goTo(last.id)
    return copy.redone(last.text)
  }
  const isOnStrip = (target: EventTarget | null) =>
    isForTimeline(target) && (target === document.body || strip.current?.contains(target as Element) === true)
  /** Gives the focus back to what opened the panel, if it is there. */
  function closePanel() {
    const opener = strip.current?.querySelector<HTMLElement>('[aria-expanded=true]')
    if (strip.current?.contains(document.activeElement)) opener?.focus()
    setPanel(null)
  }
  const make = () => {
    onMake()
    openDraft(demo)
    focusForm()
  }
  const name = async (entry: TimelineEntry, text: string) => {
    const tools = await timeline.tools()
    tools.name(entry.id, text)
    say(copy.named(text.trim()))
  }

  return (
    <section
      ref={strip}
      className={`${styles.strip} screen-only`}
      data-own={isOwn}
      data-timeline
      aria-label={copy.label}
    >
      <StripClock
        clock={clock}
        next={ahead[0]}
        lookedAt={isLooking ? (shown?.at ?? null) : null}
        isOpen={panel?.kind === 'clock' && !isLooking}
        onToggle={() => toggle('clock')}
      />
      <Rail
        demo={demo}
        making={making}
        entries={entries}
        scale={scaleOf(entries, ahead)}
        position={position}
        isLooking={isLooking}
      />
      {panel?.kind === 'list' ? (
        <EntryList
          timeline={timeline}
          entries={entries}
          position={position}
          // On a phone it covers the moment that was chosen.
          onChoose={() => (isNarrow ? closePanel() : undefined)}
        />
      ) : null}
      {panel?.kind === 'name' ? (
        <NameForm entry={panel.entry} onName={(text) => name(panel.entry, text)} onClose={closeForm} />
      ) : null}
      <div className={styles.tools}>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <IconButton label={copy.list} aria-expanded={panel?.kind === 'list'} onClick={() => toggle('list')}>
          <List aria-hidden="true" size={18} />
        </IconButton>
        <IconButton
          label={copy.undo}
          title={undoable === null ? copy.nothing : copy.undoes(undoable.text, undoable.later)}
          aria-disabled={undoable === null || server !== null}
          onClick={() => void tell(undo)}
        >
          <Undo2 aria-hidden="true" size={18} />
        </IconButton>
        {isNarrow ? null : (
          <IconButton
            label={copy.redo}
            title={redoable === null ? copy.nothingUndone : copy.redoes(redoable.text)}
            aria-disabled={redoable === null || server !== null}
            onClick={() => void tell(redo)}
          >
            <Redo2 aria-hidden="true" size={18} />
          </IconButton>
        )}
        {canMake ? (
          <IconButton
            label={storyCopy.title}
            data-story-button=""
            aria-expanded={making !== null}
            disabled={server !== null}
            onClick={making === null ? make : () => changeDraft(demo, { isOpen: false })}
          >
            <FlagTriangleRight aria-hidden="true" size={18} />
          </IconButton>
        ) : null}
        <span ref={more}>
          <StripMenu
            demo={demo}
            isLooking={isLooking}
            onName={() => setPanel(shown === undefined ? null : { kind: 'name', entry: shown })}
            onOpen={open}
            tell={tell}
          />
        </span>
      </div>
    </section>
  )
}

/** Renders as often as the words change. */
function toTenths(timer: Timer): Timer {
  return { ...timer, in: Math.ceil(timer.in / TENTH) * TENTH }
}
