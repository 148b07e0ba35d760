import { useSelector } from '@xstate/react'
import { House, Landmark, LogOut, Sprout, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { STILL_TRYING_DELAY } from '#machines/rules/rules.ts'
import { labels } from '#src/content/messages.ts'
import { shellCopy, shellNavigation } from '#src/content/shell.ts'
import { CustomerContext, useCustomer } from '#src/flows/customer/use-customer.tsx'
import { ModalProvider } from '#src/flows/modal/modal-provider.tsx'
import { ThemeSwitch } from '#src/flows/theme/theme-switch.tsx'
import { useChild, useRunning, useShown } from '#src/flows/use-flow.ts'
import { PageLink, ShownPage } from '#src/platform/pages-ahead.tsx'
import { Notices } from './notices.tsx'
import styles from './shell.module.css'
import { ShellBrand } from './shell-brand.tsx'
import { AccountLink, ShellHeader, ShellMenu } from './shell-header.tsx'
import navigation from './shell-navigation.module.css'

/** The frame of the signed-in area, keyed by customer, so that no state of the previous customer is left (AUTH-7). */
export function Shell() {
  const session = useRunning('session')
  const customerId = useSelector(session, ({ context }) => context.customerId)
  const customer = useChild('session', 'customer')
  const modal = useChild('session', 'modal')
  const logOut = () => session.send({ type: 'session.end' })
  return customerId === null || customer === undefined || modal === undefined ? null : (
    <CustomerContext key={customer.sessionId} value={customer}>
      <ModalProvider modal={modal} className={styles.shell}>
        <a className="skip" href="#main">
          {shellCopy.skip}
        </a>
        <ShellNavigation onLogOut={logOut} />
        <div className={styles.page}>
          <StillTrying />
          <Notices customerId={customerId} />
          <ShellHeader>
            <ThemeSwitch />
            <AccountLink />
            <ShellMenu onLogOut={logOut} />
          </ShellHeader>
          <main id="main" className={styles.main} tabIndex={-1}>
            <ShownPage />
          </main>
        </div>
      </ModalProvider>
    </CustomerContext>
  )
}

/** Says that the customer's data take long to load: without a network, they are asked for again and again for half a minute (HTTP-2). */
function StillTrying() {
  const isLoading = useCustomer(({ value }) => Object.values(value).includes('loading'))
  const { clock } = useShown().environment
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = clock.setTimeout(() => setLong(true), STILL_TRYING_DELAY, { owner: 'shell', name: 'still trying' })
    return () => {
      clock.clearTimeout(timer)
      setLong(false)
    }
  }, [isLoading, clock])
  return (
    <p role="status" className={styles.trying}>
      {isLong ? shellCopy.stillTrying : null}
    </p>
  )
}

const icons = { home: House, loan: Landmark, invest: Sprout, account: UserRound }

/**
 * A sidebar, narrow on tablets and beside the open desk; on phones a bar at the bottom, without the mark and Logout, which are in the
 * header (SHELL-1).
 */
function ShellNavigation({ onLogOut }: { onLogOut: () => void }) {
  return (
    <nav className={`${navigation.navigation} screen-only`} aria-label={shellCopy.navigation} data-bottom-bar>
      <ShellBrand className={navigation.brand} />
      <ul className={navigation.items}>
        {shellNavigation.map(({ id, to, label }) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <PageLink to={to} className={navigation.item}>
                <Icon aria-hidden="true" size={20} />
                {label}
              </PageLink>
            </li>
          )
        })}
        <li className={navigation.last}>
          <button type="button" className={navigation.item} onClick={onLogOut}>
            <LogOut aria-hidden="true" size={20} />
            {labels.logOut}
          </button>
        </li>
      </ul>
    </nav>
  )
}
