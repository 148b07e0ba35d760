import { Tabs } from '@ark-ui/react/tabs'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import type { DeskTools } from '#src/demo/desk-tools.ts'
import { closeDesk, deskState, openDesk, subscribeDesk } from '#src/platform/desk-state.ts'
import { useBackendState } from '#src/platform/use-backend-state.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { BackendTab } from './backend-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { DemoTab } from './demo-tab.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { DeskEdge } from './desk-edge.tsx'
import { DeskPreview } from './desk-preview.tsx'
import { FaultsTab } from './faults-tab.tsx'
import { FlowsTab } from './flows-tab.tsx'
import { MockOnlyNote } from './mock-only-note.tsx'
import { OperatorTab } from './operator-tab.tsx'
import { OutboxTab } from './outbox-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { RecordTab } from './record-tab.tsx'
import { TimeTab } from './time-tab.tsx'
import { useKept } from './use-kept.ts'

interface DeskTab {
  id: keyof typeof deskCopy.tabs
  Panel: (props: { tools: DeskTools }) => ReactNode
  /** whether a note replaces the tab while a real backend answers (MOCK-6) */
  needsMock?: boolean
}

const tabs: readonly DeskTab[] = [
  { id: 'demo', Panel: ({ tools }) => <DemoTab demo={tools.demo} />, needsMock: true },
  { id: 'people', Panel: PeopleTab },
  { id: 'backend', Panel: BackendTab },
  { id: 'time', Panel: TimeTab },
  { id: 'operator', Panel: OperatorTab, needsMock: true },
  { id: 'faults', Panel: FaultsTab },
  { id: 'outbox', Panel: OutboxTab },
  { id: 'data', Panel: DataTab },
  { id: 'flows', Panel: FlowsTab },
  { id: 'record', Panel: RecordTab, needsMock: true },
]

/** The demo console, in a drawer beside the product (DEMO-1). */
export function Desk({ tools }: { tools: DeskTools }) {
  const { isOpen, tab: asked } = useSyncExternalStore(subscribeDesk, deskState)
  const [kept, keepTab] = useKept('larkspur.desk.tab', 'demo')
  const tab = asked === '' ? kept : asked
  const { server } = useBackendState()
  const desk = useRef<HTMLElement>(null)
  const choose = (value: string) => {
    keepTab(value)
    openDesk(value)
  }
  // The tab list scrolls, and the requested tab may be out of sight.
  useEffect(() => {
    if (isOpen) document.getElementById(idOf(tab))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen, tab])
  return isOpen ? (
    <aside
      ref={desk}
      className={styles.desk}
      aria-label={deskCopy.title}
      onKeyDown={({ key, defaultPrevented }) => (key === 'Escape' && !defaultPrevented ? shut() : undefined)}
    >
      <DeskEdge />
      <header className={styles.header}>
        <h2 className={styles.title}>{deskCopy.title}</h2>
        <DeskPreview />
        <kbd className={styles.key}>{deskCopy.key}</kbd>
        <IconButton label={deskCopy.close} onClick={shut}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </header>
      <Tabs.Root
        className={styles.tabs}
        value={tab}
        onValueChange={({ value }) => choose(value)}
        lazyMount
        unmountOnExit
      >
        <Tabs.List className={styles.list}>
          {tabs.map(({ id }) => (
            <Tabs.Trigger key={id} id={idOf(id)} value={id} className={styles.tab}>
              {deskCopy.tabs[id]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Panel, needsMock }) => (
          <Tabs.Content key={id} value={id} className={styles.panel}>
            {needsMock && server !== null ? (
              <MockOnlyNote demo={tools.demo} server={server} />
            ) : (
              <Panel tools={tools} />
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </aside>
  ) : null
}

function idOf(tab: string): string {
  return `desk-tab-${tab}`
}

/** Returns the focus to the desk's button. */
function shut(): void {
  closeDesk()
  document.querySelector<HTMLElement>('[aria-expanded][data-desk-button]')?.focus()
}
