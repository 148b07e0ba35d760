import { type ReactNode, useRef } from 'react'
import styles from './flows.module.css'

interface MenuProps {
  label: string
  children: ReactNode
}

/** Actions behind one button. It closes when one is chosen, on Escape, and when the focus leaves. */
export function Menu({ label, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (menu.current !== null) menu.current.open = false
  }
  return (
    <details
      ref={menu}
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        // null: a press on what takes no focus, in Safari even a button of the menu.
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || menu.current?.open !== true) return
        // Escape would also close a panel around the viewer.
        event.preventDefault()
        close()
        menu.current.querySelector('summary')?.focus()
      }}
    >
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click comes from a button inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button clicks on Enter too */}
      <div className={styles.menuItems} onClick={close}>
        {children}
      </div>
    </details>
  )
}
