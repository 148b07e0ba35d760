import { EllipsisVertical, LogOut, Settings } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { labels } from '#src/content/messages.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './shell-menu.module.css'

/** On small screens: what the sidebar and the account page have besides the four pages of the bottom bar (SHELL-1). */
export function ShellMenu({ onLogOut }: { onLogOut: () => void }) {
  const id = useId()
  const { open } = useModal()
  return (
    <div className={styles.menu}>
      <IconButton label={labels.menu} popoverTarget={id}>
        <EllipsisVertical aria-hidden="true" size={20} />
      </IconButton>
      <ul id={id} popover="auto" className={styles.items}>
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={(event) => {
              close(event)
              open({ kind: 'account-settings' })
            }}
          >
            <Settings aria-hidden="true" size={20} />
            {labels.accountSettings}
          </button>
        </li>
        <li>
          <button type="button" className={styles.item} onClick={onLogOut}>
            <LogOut aria-hidden="true" size={20} />
            {labels.logOut}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** The focus goes back to the button that opened it, where a dialog returns it to. */
function close({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
