import { Tabs } from '@ark-ui/react/tabs'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { BackendTab } from './backend-tab.tsx'
import { CallsTab } from './calls-tab.tsx'
import { DataTab } from './data-tab.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { DeskEdge } from './desk-edge.tsx'
import { DeskPreview } from './desk-preview.tsx'
import { FaultsTab } from './faults-tab.tsx'
import { FlowsTab, type LoadFlows } from './flows-tab.tsx'
import { MockOnlyNote } from './mock-only-note.tsx'
import { OperatorTab } from './operator-tab.tsx'
import { OutboxTab } from './outbox-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { RecordTab } from './record-tab.tsx'
import { TimeTab } from './time-tab.tsx'
import { useDemo, useServer } from './use-demo.ts'
import { useKept } from './use-kept.ts'

export interface DeskProps {
  demo: Demo
  loadFlows: LoadFlows
}

interface DeskTab {
  id: keyof typeof deskCopy.tabs
  Panel: (props: DeskProps) => ReactNode
  /** whether a note replaces the tab while a real backend answers (MOCK-6) */
  needsMock?: boolean
}

const tabs: readonly DeskTab[] = [
  { id: 'people', Panel: PeopleTab },
  { id: 'calls', Panel: CallsTab },
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
export function Desk({ demo, loadFlows }: DeskProps) {
  const isOpen = useDemo(demo, ({ desk }) => desk.isOpen())
  const asked = useDemo(demo, ({ desk }) => desk.tab())
  const [kept, keepTab] = useKept('larkspur.desk.tab', 'people')
  const tab = asked === '' ? kept : asked
  const server = useServer(demo)
  const choose = (value: string) => {
    keepTab(value)
    demo.desk.open(value)
  }
  /** Returns the focus to the desk's button. */
  const shut = () => {
    demo.desk.close()
    document.querySelector<HTMLElement>('[aria-expanded][data-desk-button]')?.focus()
  }
  // The tab list scrolls, and the requested tab may be out of sight.
  useEffect(() => {
    if (isOpen) document.getElementById(idOf(tab))?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen, tab])
  return isOpen ? (
    <aside
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
              <MockOnlyNote demo={demo} server={server} />
            ) : (
              <Panel demo={demo} loadFlows={loadFlows} />
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
