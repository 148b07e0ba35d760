import { Menu as Ark } from '@ark-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import { buttonClass } from './button.tsx'
import styles from './menu.module.css'

interface MenuProps {
  label: string
  items: readonly { text: string; onSelect: () => void }[]
}

/** Actions behind one button. */
export function Menu({ label, items }: MenuProps) {
  return (
    // Fixed, so that no pane that scrolls cuts it off.
    <Ark.Root positioning={{ strategy: 'fixed', placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Ark.Trigger className={buttonClass('quiet')}>
        {label} <ChevronDown aria-hidden="true" size={16} />
      </Ark.Trigger>
      <Ark.Positioner>
        <Ark.Content className={styles.items}>
          {items.map(({ text, onSelect }) => (
            <Ark.Item key={text} value={text} className={styles.item} onSelect={onSelect}>
              {text}
            </Ark.Item>
          ))}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  )
}
