import { Outlet } from '@tanstack/react-router'
import { shellCopy } from '#src/content/shell.ts'
import { CustomerProvider } from '#src/flows/customer/customer-provider.tsx'
import styles from './shell.module.css'
import { ShellHeader } from './shell-header.tsx'
import { ShellNavigation } from './shell-navigation.tsx'
import { useShell } from './use-shell.ts'

/** The frame of the signed-in area. Another customer gets another frame, so that nothing of the last one stays (AUTH-7). */
export function Shell() {
  const { customerId, logOut } = useShell()
  return customerId === null ? null : (
    <CustomerProvider key={customerId} customerId={customerId}>
      <div className={styles.shell}>
        <a className={styles.skip} href="#main">
          {shellCopy.skip}
        </a>
        <ShellNavigation onLogOut={logOut} />
        <div className={styles.page}>
          <ShellHeader />
          <main id="main" className={styles.main} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
    </CustomerProvider>
  )
}
