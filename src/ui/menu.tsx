import { Menu as Ark } from '@ark-ui/react/menu'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './menu.module.css'

interface MenuProps {
  /** the button's accessible name and tooltip */
  label: string
  icon: ReactNode
  groups: readonly MenuGroup[]
}

export interface MenuGroup {
  /** shown above its items; none for the items of a menu with one group */
  title?: string
  items: readonly { text: string; onSelect: () => void; isDisabled?: boolean }[]
}

/** Actions behind one button. */
export function Menu({ label, icon, groups }: MenuProps) {
  return (
    // Fixed, so that no scrolling pane cuts it off.
    <Ark.Root positioning={{ strategy: 'fixed', placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>
        <IconButton label={label}>{icon}</IconButton>
      </Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content className={styles.items}>
          {groups.map(({ title, items }) => {
            const rows = items.map((item) => <Item key={item.text} {...item} />)
            return title === undefined ? (
              <div key={items[0]?.text} className={styles.group}>
                {rows}
              </div>
            ) : (
              <Ark.ItemGroup key={title} className={styles.group}>
                <Ark.ItemGroupLabel className={styles.title}>{title}</Ark.ItemGroupLabel>
                {rows}
              </Ark.ItemGroup>
            )
          })}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}

function Item({ text, onSelect, isDisabled = false }: MenuGroup['items'][number]) {
  return (
    <Ark.Item value={text} className={styles.item} disabled={isDisabled} onSelect={onSelect}>
      {text}
    </Ark.Item>
  )
}
