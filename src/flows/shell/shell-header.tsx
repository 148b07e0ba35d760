import { Link, useMatches } from '@tanstack/react-router'
import { givenName, initials } from '#machines/customer/customer-names.ts'
import { shellCopy, shellNavigation } from '#src/content/shell.ts'
import { ShortName } from '#src/flows/customer/short-name.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { ThemeSwitch } from '#src/flows/theme/theme-switch.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ShellBrand } from './shell-brand.tsx'
import styles from './shell-header.module.css'
import { ShellMenu } from './shell-menu.tsx'

const OVERVIEW = shellNavigation[0].to

/**
 * Greets the customer; their initials link to the account page (SHELL-2). On the overview, whose heading greets them already
 * (OVER-1), the greeting is for screen readers that list the header.
 */
export function ShellHeader({ onLogOut }: { onLogOut: () => void }) {
  const isGreeted = useMatches({ select: (matches) => matches.some(({ pathname }) => pathname === OVERVIEW) })
  const { snapshot } = useCustomer()
  const { answers, names } = snapshot.context
  const name = givenName(names)
  const isLoading = name === '' && answers.user === undefined && snapshot.matches({ user: 'loading' })
  return (
    <header className={styles.header} data-greeted={isGreeted}>
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
      <ThemeSwitch />
      <Link to="/account-details" className={styles.initials}>
        {isLoading ? null : initials(names)}
        <span className="visually-hidden"> {shellCopy.account}</span>
      </Link>
      <ShellMenu onLogOut={onLogOut} />
    </header>
  )
}
