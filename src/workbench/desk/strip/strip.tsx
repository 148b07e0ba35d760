import { Ellipsis, FastForward, List, Pause, Play, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { dayOf } from '#src/platform/dates.ts'
import { download } from '#src/ui/download.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import type { Demo, TimelineEntry } from '#src/workbench/demo/demo-contract.ts'
import { firstClick } from '#src/workbench/desk/first-click.ts'
import { useServer } from '#src/workbench/desk/use-demo.ts'
import { useLive } from '#src/workbench/desk/use-live.ts'
import { useNotice } from '#src/workbench/desk/use-notice.ts'
import { EntryList } from './entry-list.tsx'
import { NameForm } from './name-form.tsx'
import { Rail } from './rail.tsx'
import { scaleOf } from './rail-scale.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

const SPEEDS = ['live', 'x10', 'x60'] as const
const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

interface StripProps {
  demo: Demo
  /** whether it stands in a window of its own */
  isOwn?: boolean
}

/** The timeline below the product: the clock, everything that happened, and the way back (DEMO-17, CLOCK-1, DEMO-5). */
export function Strip({ demo, isOwn = false }: StripProps) {
  const { timeline, clock } = demo
  const entries = useSyncExternalStore(demo.subscribe, timeline.entries)
  const position = useSyncExternalStore(demo.subscribe, timeline.position)
  const { time, mode, pending } = useLive(useCallback(() => readClock(clock), [clock]))
  const recorded = useSyncExternalStore(demo.subscribe, demo.record.count)
  const server = useServer(demo)
  const [said, say] = useNotice()
  const file = useRef<HTMLInputElement>(null)
  const [isListed, list] = useState(false)
  const [naming, setNaming] = useState<TimelineEntry | null>(null)
  const more = useRef<HTMLSpanElement>(null)
  const [next] = pending
  const isLooking = position !== entries.at(-1)?.id
  const shown = entries.find(({ id }) => id === position)
  const speed = useRef<(typeof SPEEDS)[number]>('live')
  if (mode !== 'paused') speed.current = mode

  useKeys((event) => {
    const isBeside = event.target instanceof Element && event.target.closest('[data-beside]') !== null
    if (event.key === 'Escape' && naming !== null) closeNaming()
    else if (event.key === 'Escape' && isLooking) void timeline.look(null)
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && (isOwn || isBeside) && !isField(event.target))
      void undo()
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  })

  function closeNaming() {
    setNaming(null)
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
  const undo = () =>
    tell(async () => {
      const { text = '' } = demo.undoable() ?? {}
      return (await demo.undo()) ? copy.undone(text) : copy.nothing
    })
  const share = () =>
    tell(async () => {
      await navigator.clipboard.writeText(await demo.share())
      return copy.copied
    })
  const copyTest = () =>
    tell(async () => {
      await navigator.clipboard.writeText(await timeline.toTest())
      return copy.testCopied
    })
  const save = () =>
    tell(async () => {
      download(`larkspur-timeline-${dayOf(clock.now())}.json`, await timeline.save(), 'application/json')
      return ''
    })
  const record = () =>
    tell(async () => {
      if (recorded === null) demo.record.start()
      else
        download(
          `larkspur-recording-${dayOf(clock.now())}.json`,
          JSON.stringify(demo.record.stop()),
          'application/json',
        )
      return ''
    })
  const open = (chosen: File) =>
    tell(async () => {
      await timeline.open(await chosen.text())
      return ''
    })
  const name = async (entry: TimelineEntry, text: string) => {
    const tools = await timeline.tools()
    tools.name(entry.id, text)
    say(copy.named(text.trim()))
  }
  const failNext = () =>
    tell(async () => {
      demo.faults.set({ call: '*', kind: 'network', times: 1 })
      return copy.fails
    })
  const last = demo.undoable()
  const progress = said === '' && recorded !== null ? copy.recording(recorded) : said
  const undoes = last === null ? copy.nothing : copy.undoes(last.text, last.later)

  return (
    <section className={styles.strip} data-own={isOwn} aria-label={copy.label}>
      <div className={styles.clock}>
        <IconButton
          label={mode === 'paused' ? copy.play : copy.pause}
          disabled={isLooking}
          onClick={() => clock.set(mode === 'paused' ? speed.current : 'paused')}
        >
          {mode === 'paused' ? <Play aria-hidden="true" size={18} /> : <Pause aria-hidden="true" size={18} />}
        </IconButton>
        <time className={styles.time}>{time}</time>
        <fieldset className={styles.speeds} aria-label={copy.speed} disabled={isLooking}>
          {SPEEDS.map((name) => (
            <button key={name} type="button" aria-pressed={mode === name} onClick={() => clock.set(name)}>
              {copy.modes[name]}
            </button>
          ))}
        </fieldset>
        <IconButton
          label={`${copy.next}: ${next ?? copy.noTimer}`}
          disabled={isLooking || next === undefined}
          onClick={() => void clock.next()}
        >
          <FastForward aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <Rail
        timeline={timeline}
        entries={entries}
        scale={scaleOf(
          entries,
          clock.pending().map(({ owner, name, in: ms }) => ({ name: `${owner}: ${name}`, in: ms })),
        )}
        position={position}
        isLooking={isLooking}
      />
      {isListed && naming === null ? <EntryList timeline={timeline} entries={entries} position={position} /> : null}
      {naming === null ? null : <NameForm entry={naming} onName={(text) => name(naming, text)} onClose={closeNaming} />}
      <div className={styles.tools}>
        <p role="status" className={styles.said}>
          {progress}
        </p>
        <IconButton label={copy.list} aria-expanded={isListed} onClick={() => list(!isListed)}>
          <List aria-hidden="true" size={18} />
        </IconButton>
        <IconButton
          label={copy.undo}
          title={undoes}
          aria-disabled={last === null || server !== null}
          onClick={firstClick(() => void undo())}
        >
          <Undo2 aria-hidden="true" size={18} />
        </IconButton>
        <span ref={more}>
          <Menu
            label={copy.more}
            icon={<Ellipsis aria-hidden="true" size={18} />}
            items={[
              { text: copy.share, onSelect: () => void share() },
              { text: copy.test, onSelect: () => void copyTest() },
              { text: copy.name, onSelect: () => setNaming(shown ?? null) },
              { text: copy.fail, onSelect: () => void failNext(), isDisabled: isLooking },
              { text: recorded === null ? copy.record : copy.stopRecording, onSelect: () => void record() },
              { text: copy.save, onSelect: () => void save() },
              { text: copy.open, onSelect: () => file.current?.click() },
            ]}
          />
        </span>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={copy.open}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            currentTarget.value = ''
            if (chosen) void open(chosen)
          }}
        />
      </div>
    </section>
  )
}

function readClock(clock: Demo['clock']) {
  const pending = clock.pending().toSorted((left, right) => left.in - right.in)
  return {
    time: hour.format(clock.now()),
    mode: clock.mode,
    pending: pending
      .slice(0, 1)
      .map(({ owner, name, in: ms }) =>
        copy.timer(inWords(`${owner}: ${name}`), `${(Math.ceil(ms / 100) / 10).toFixed(1)} s`),
      ),
  }
}

/** A name of the code as words: 'redirect delay' for 'redirectDelay'. */
function inWords(name: string): string {
  return name.replace(/-|(?=[A-Z])/g, ' ').toLowerCase()
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

/** Runs for every key that is pressed in the window, before the product gets it. */
function useKeys(run: (event: globalThis.KeyboardEvent) => void): void {
  const onKey = useEffectEvent(run)
  useEffect(() => {
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
