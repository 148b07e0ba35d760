import { Tabs } from '@ark-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { BackendTab } from './backend-tab.tsx'
import { CallsTab } from './calls-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { DemoTab } from './demo-tab.tsx'
import { deskCopy } from './desk-copy.ts'
import styles from './desk-tabs.module.css'
import { FaultsTab } from './faults-tab.tsx'
import { FlowsTab, type LoadFlows } from './flows-tab.tsx'
import { MockOnlyNote } from './mock-only-note.tsx'
import { OperatorTab } from './operator-tab.tsx'
import { OutboxTab } from './outbox-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { TimeTab } from './time-tab.tsx'
import { useServer } from './use-demo.ts'
import { useFocusKept } from './use-focus-kept.ts'

const copy = deskCopy.tabs

export type TabId = keyof typeof copy

interface PanelProps {
  demo: Demo
  loadFlows: LoadFlows
}

interface DeskTab {
  id: TabId
  Panel: (props: PanelProps) => ReactNode
  /** whether a note replaces the tab while a real backend answers (MOCK-6) */
  needsMock?: boolean
}

interface TabGroup {
  id: 'presenting' | 'developing'
  tabs: readonly DeskTab[]
}

const groups: readonly TabGroup[] = [
  {
    id: 'presenting',
    tabs: [
      { id: 'demo', Panel: DemoTab, needsMock: true },
      { id: 'operator', Panel: OperatorTab, needsMock: true },
      { id: 'people', Panel: PeopleTab },
      { id: 'outbox', Panel: OutboxTab },
      { id: 'data', Panel: DataTab },
    ],
  },
  {
    id: 'developing',
    tabs: [
      { id: 'flows', Panel: FlowsTab },
      { id: 'calls', Panel: CallsTab },
      { id: 'faults', Panel: FaultsTab },
      { id: 'time', Panel: TimeTab },
      { id: 'backend', Panel: BackendTab },
    ],
  },
]

const tabs = groups.flatMap((group) => group.tabs)

/** A stored or requested tab; the first one for any other word. */
export const tabOf = (word: string): TabId => tabs.find(({ id }) => id === word)?.id ?? 'demo'

interface DeskTabsProps extends PanelProps {
  tab: TabId
  onTab: (tab: TabId) => void
}

/** The desk's tabs, the presenters' first. One list, so that the arrow keys lead through both groups. */
export function DeskTabs({ tab, onTab, ...props }: DeskTabsProps) {
  const server = useServer(props.demo)
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root)
  // On a phone, the list is one row that scrolls.
  useEffect(() => {
    document.getElementById(idOf(tab))?.scrollIntoView({ block: 'nearest' })
  }, [tab])
  return (
    <Tabs.Root
      ref={root}
      className={styles.tabs}
      ids={{ trigger: idOf }}
      value={tab}
      onValueChange={({ value }) => onTab(tabOf(value))}
      lazyMount
      unmountOnExit
    >
      <Tabs.List className={styles.list}>
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            <span id={idOf(group.id)} className={styles.name}>
              {deskCopy.groups[group.id]}
            </span>
            {group.tabs.map(({ id }) => (
              <Tabs.Trigger key={id} value={id} className={styles.tab} aria-describedby={idOf(group.id)}>
                {copy[id].name}
              </Tabs.Trigger>
            ))}
          </div>
        ))}
      </Tabs.List>
      {tabs.map(({ id, Panel, needsMock }) => (
        <Tabs.Content key={id} value={id} className={styles.panel}>
          {lead(id)}
          {needsMock && server !== null ? <MockOnlyNote demo={props.demo} server={server} /> : <Panel {...props} />}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

function lead(id: TabId) {
  return <p className={styles.lead}>{copy[id].lead}</p>
}

function idOf(name: string): string {
  return `desk-tab-${name}`
}
