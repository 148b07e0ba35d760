import { Tabs } from '@ark-ui/react/tabs'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { BankTab } from './bank-tab.tsx'
import { deskCopy } from './desk-copy.ts'
import styles from './desk-tabs.module.css'
import { FlowsTab } from './flows-tab.tsx'
import { NetworkTab } from './network-tab.tsx'
import { PresentTab } from './present-tab.tsx'
import { useAnswer } from './use-demo.ts'

const copy = deskCopy.tabs

export type TabId = keyof typeof copy

interface PanelProps {
  demo: DeskDemo
  /** whether the desk stands in a window of its own */
  isOwn?: boolean
}

const panels: Readonly<Record<TabId, (props: PanelProps) => ReactNode>> = {
  present: PresentTab,
  bank: BankTab,
  flows: FlowsTab,
  network: NetworkTab,
}
const tabs = Object.keys(panels) as TabId[]
const readFaults = ({ faults }: DeskDemo) => faults.list()

/** A stored or requested tab; the first one for any other word. */
export const tabOf = (word: string): TabId => tabs.find((id) => id === word) ?? 'present'

interface DeskTabsProps extends PanelProps {
  tab: TabId
  onTab: (tab: TabId) => void
}

/** The desk's four tabs, each with one purpose (DEMO-1). */
export function DeskTabs({ tab, onTab, ...props }: DeskTabsProps) {
  const faults = useAnswer(props.demo, readFaults)?.length ?? 0
  const root = useRef<HTMLDivElement>(null)
  useFocusKept(root)
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
        {tabs.map((id) => (
          <Tabs.Trigger key={id} value={id} className={styles.tab} title={copy[id].purpose}>
            {copy[id].name}
            {id === 'network' && faults > 0 ? (
              <span aria-hidden="true" className={styles.badge}>
                {faults}
              </span>
            ) : null}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map((id) => {
        const Panel = panels[id]
        return (
          <Tabs.Content key={id} value={id} className={styles.panel} data-fills={id === 'flows' ? '' : undefined}>
            <Panel {...props} />
          </Tabs.Content>
        )
      })}
    </Tabs.Root>
  )
}

function idOf(name: string): string {
  return `desk-tab-${name}`
}

/** Moves the focus to the tab's panel when the element that had it goes away, such as a button that was pressed (QA-2). */
function useFocusKept(tabs: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = tabs.current
    if (root === null) return
    const { ownerDocument } = root
    let focused: Element | null = null
    const note = ({ target }: FocusEvent) => {
      focused = target instanceof Element && root.contains(target) ? target : null
    }
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected || ownerDocument.activeElement !== ownerDocument.body) return
      focused = null
      const panel = root.querySelector<HTMLElement>('[role=tabpanel]')
      if (panel?.hasAttribute('tabindex') === false) panel.tabIndex = -1
      panel?.focus({ preventScroll: true })
    })
    ownerDocument.addEventListener('focusin', note)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      ownerDocument.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [tabs])
}
