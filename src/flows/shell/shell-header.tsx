import { useMatches } from '@tanstack/react-router'
import { EllipsisVertical, LogOut, Settings } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { givenName, initials } from '#machines/customer/customer-names.ts'
import { labels } from '#src/content/messages.ts'
import { shellCopy, shellNavigation } from '#src/content/shell.ts'
import { ShortName } from '#src/flows/customer/short-name.tsx'
import { partState, useCustomer } from '#src/flows/customer/use-customer.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { PageLink } from '#src/platform/pages-ahead.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ShellBrand } from './shell-brand.tsx'
import styles from './shell-header.module.css'

const OVERVIEW = shellNavigation[0].to

/**
 * Greets the customer (SHELL-2). On the overview, whose heading greets them already (OVER-1), the greeting is for screen readers that
 * list the header. What else is in it does not depend on the page, and is not rendered again with it (PERF-7).
 */
export function ShellHeader({ children }: { children: ReactNode }) {
  const isGreeted = useMatches({ select: (matches) => matches.some(({ pathname }) => pathname === OVERVIEW) })
  const { names, isLoading } = useNames()
  const name = givenName(names)
  return (
    <header className={`${styles.header} screen-only`} data-greeted={isGreeted}>
      <ShellBrand className={styles.brand} isNameShown={isGreeted} />
      <p className={isGreeted ? 'visually-hidden' : styles.greeting}>
        {shellCopy.greeting}
        {isLoading ? (
          <>
            {' '}
            <Skeleton width="5ch" />
          </>
        ) : null}
        {name === '' ? null : (
          <>
            , <ShortName name={name} />
          </>
        )}
      </p>
      {children}
    </header>
  )
}

/** The customer's initials, which link to the account page (SHELL-2). */
export function AccountLink() {
  const { names, isLoading } = useNames()
  return (
    <PageLink to="/account-details" className={styles.initials}>
      {isLoading ? null : initials(names)}
      <span className="visually-hidden"> {shellCopy.account}</span>
    </PageLink>
  )
}

function useNames() {
  return useCustomer((snapshot) => {
    const { names } = snapshot.context
    return { names, isLoading: givenName(names) === '' && partState(snapshot, ['user']) === 'loading' }
  })
}

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
