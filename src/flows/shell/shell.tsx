import { Outlet } from '@tanstack/react-router'
import { shellCopy } from '#src/content/shell.ts'
import { CustomerProvider } from '#src/flows/customer/customer-provider.tsx'
import { ModalProvider } from '#src/flows/modal/modal-provider.tsx'
import type { PartOf } from '#src/flows/modal/use-modal.ts'
import styles from './shell.module.css'
import { ShellHeader } from './shell-header.tsx'
import { ShellNavigation } from './shell-navigation.tsx'
import { useShell } from './use-shell.ts'

/** The frame of the signed-in area, keyed by customer, so that no state of the previous customer is left (AUTH-7). */
export function Shell({ partOf }: { partOf: PartOf }) {
  const { customerId, customer, modal, logOut } = useShell()
  return customerId === null || customer === undefined || modal === undefined ? null : (
    <CustomerProvider key={customer.sessionId} customer={customer}>
      <ModalProvider modal={modal} partOf={partOf}>
        <div className={styles.shell}>
          <a className={styles.skip} href="#main">
            {shellCopy.skip}
          </a>
          <ShellNavigation onLogOut={logOut} />
          <div className={styles.page}>
            <ShellHeader onLogOut={logOut} />
            <main id="main" className={styles.main} tabIndex={-1}>
              <Outlet />
            </main>
          </div>
        </div>
      </ModalProvider>
    </CustomerProvider>
  )
}
