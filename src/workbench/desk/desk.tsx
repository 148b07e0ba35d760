import { AppWindow, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { shortcutOf } from '#src/ui/shortcut.ts'
import { useFocusPassed } from '#src/ui/use-focus-passed.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { useKept } from '#src/workbench/flows/viewer/use-kept.ts'
import type { Action } from './decidable.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { DeskPreview } from './desk-preview.tsx'
import { DeskTabs, type TabId, tabOf } from './desk-tabs.tsx'
import { mountBeside } from './mount-beside.tsx'
import { Strip } from './strip/strip.tsx'
import { hasOwnUndo } from './strip/strip-keys.ts'
import { useDemo } from './use-demo.ts'
import { useWaiting } from './use-waiting.ts'
import { useIsNarrow } from './use-width.ts'

export function mountDesk(demo: DeskDemo): void {
  mountBeside(<Desk demo={demo} />)
}

interface DeskProps {
  demo: DeskDemo
}

/** The demo console beside the product; on a phone, a sheet below it (DEMO-1). */
function Desk({ demo }: DeskProps) {
  return useDemo(demo, ({ desk }) => desk.isOpen()) ? <OpenDesk demo={demo} /> : null
}

function OpenDesk({ demo }: DeskProps) {
  const asked = useDemo(demo, ({ desk }) => desk.tab())
  const [kept, keepTab] = useKept('larkspur.desk.tab', 'present')
  const tab = tabOf(asked === '' ? kept : asked)
  const isNarrow = useIsNarrow()
  // Half of a low window leaves the product no room.
  const [height, keepHeight] = useKept('larkspur.desk.sheet', matchMedia('(height < 34rem)').matches ? 'bar' : 'half')
  const isBar = isNarrow && height === 'bar'
  const chevron = useRef<HTMLButtonElement>(null)
  const openings = useDemo(demo, ({ desk }) => desk.openCount())
  const seenOpenings = useRef(openings)
  // Whoever asks for the desk, or for one of its tabs, wants to see it.
  useEffect(() => {
    if (seenOpenings.current !== openings && isBar) keepHeight('half')
    seenOpenings.current = openings
  }, [openings, isBar, keepHeight])
  const [error, setError] = useState('')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.desk = isBar ? 'bar' : isNarrow ? 'half' : 'open'
    return () => {
      delete dataset.desk
    }
  }, [isNarrow, isBar])
  const choose = (next: TabId) => {
    keepTab(next)
    demo.desk.open(next)
  }
  const openWindow = () => {
    const reason = demo.desk.openWindow()
    setError(reason === null ? '' : deskCopy.noWindow[reason])
  }
  // Whatever closes it, the focus does not go with it.
  useLayoutEffect(() => {
    return () => {
      if (document.activeElement?.closest('[data-beside]'))
        document.querySelector<HTMLElement>('[aria-expanded][data-desk-button]')?.focus()
    }
  }, [])
  const { close } = demo.desk
  return (
    <>
      <aside
        className={`${styles.desk} screen-only`}
        aria-label={deskCopy.title}
        onKeyDown={({ nativeEvent, defaultPrevented }) =>
          // In a field, whoever presses it means what they typed.
          shortcutOf(nativeEvent) === 'Escape' && !defaultPrevented && !hasOwnUndo(nativeEvent.target)
            ? close()
            : undefined
        }
      >
        <header className={styles.header}>
          <h2 className={isBar ? 'visually-hidden' : styles.title}>{deskCopy.title}</h2>
          {isBar ? <NextAction demo={demo} otherwise={deskCopy.tabs[tab].name} chevron={chevron} /> : null}
          {isNarrow ? null : <DeskPreview demo={demo} />}
          {isBar ? null : (
            <IconButton label={deskCopy.ownWindow} onClick={openWindow}>
              <AppWindow aria-hidden="true" size={18} />
            </IconButton>
          )}
          {isNarrow ? (
            <IconButton
              ref={chevron}
              label={deskCopy.sheet}
              aria-expanded={!isBar}
              onClick={() => keepHeight(isBar ? 'half' : 'bar')}
            >
              {isBar ? <ChevronUp aria-hidden="true" size={20} /> : <ChevronDown aria-hidden="true" size={20} />}
            </IconButton>
          ) : null}
          {isBar ? null : (
            <IconButton label={deskCopy.close} title={deskCopy.closeByKey} onClick={close}>
              <X aria-hidden="true" size={18} />
            </IconButton>
          )}
        </header>
        <div role="alert" className={styles.error}>
          {error}
        </div>
        {isBar ? null : <DeskTabs demo={demo} tab={tab} onTab={choose} />}
      </aside>
      <Strip demo={demo} onMake={() => choose('present')} />
    </>
  )
}

interface NextActionProps {
  demo: DeskDemo
  otherwise: string
  /** has the focus once nothing is waiting */
  chevron: RefObject<HTMLButtonElement | null>
}

/**
 * The first thing of the signed-in customer that waits for the bank, with its one button. While nothing is waiting, it shows the tab's name.
 */
function NextAction({ demo, otherwise, chevron }: NextActionProps) {
  const first = useWaiting(demo, useDemo(demo, demo.scenario))?.now[0]
  return (
    <>
      <p className={styles.next}>{first?.subject ?? otherwise}</p>
      {first === undefined ? null : <DecideButton action={first.actions[0]} chevron={chevron} />}
    </>
  )
}

function DecideButton({ action: { label, run }, chevron }: Pick<NextActionProps, 'chevron'> & { action: Action }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusPassed(button, () => chevron.current)
  return (
    <Button ref={button} className={styles.decide} onClick={() => void run('')}>
      {label}
    </Button>
  )
}
