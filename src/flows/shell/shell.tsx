import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shellCopy } from '#src/content/shell.ts'
import { CustomerProvider } from '#src/flows/customer/customer-provider.tsx'
import { ModalProvider } from '#src/flows/modal/modal-provider.tsx'
import type { ModalParts } from '#src/flows/modal/use-modal.ts'
import styles from './shell.module.css'
import { ShellHeader } from './shell-header.tsx'
import { ShellNavigation } from './shell-navigation.tsx'
import { useShell } from './use-shell.ts'

interface ShellProps {
  modals: ModalParts
  /** mounted as long as the customer is signed in */
  children?: ReactNode
}

/** The frame of the signed-in area, keyed by customer, so that no state of the previous one is left (AUTH-7). */
export function Shell({ modals, children }: ShellProps) {
  const { customerId, logOut } = useShell()
  return customerId === null ? null : (
    <CustomerProvider key={customerId} customerId={customerId}>
      <ModalProvider parts={modals}>
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
        {children}
      </ModalProvider>
    </CustomerProvider>
  )
}
