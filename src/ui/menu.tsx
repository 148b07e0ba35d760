import { Menu as Ark } from '@ark-ui/react/menu'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './menu.module.css'
import { useFocusPassed } from './use-focus-passed.ts'

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
  const button = useRef<HTMLButtonElement>(null)
  return (
    // Fixed, so that no scrolling pane cuts it off.
    <Ark.Root positioning={{ strategy: 'fixed', placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Ark.Trigger ref={button} asChild>
        <IconButton label={label}>{icon}</IconButton>
      </Ark.Trigger>
      <Ark.Positioner>
        <Items groups={groups} button={button} />
      </Ark.Positioner>
    </Ark.Root>
  )
}

interface ItemsProps extends Pick<MenuProps, 'groups'> {
  button: RefObject<HTMLButtonElement | null>
}

function Items({ groups, button }: ItemsProps) {
  const list = useRef<HTMLDivElement>(null)
  // A pointer that chooses gives the focus to the list once more, which then goes.
  useFocusPassed(list, () => button.current)
  return (
    <Ark.Content ref={list} className={styles.items}>
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
  )
}

function Item({ text, onSelect, isDisabled = false }: MenuGroup['items'][number]) {
  return (
    <Ark.Item value={text} className={styles.item} disabled={isDisabled} onSelect={onSelect}>
      {text}
    </Ark.Item>
  )
}
