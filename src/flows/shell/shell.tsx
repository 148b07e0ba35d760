import { Outlet } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { shellCopy } from '#src/content/shell.ts'
import { CustomerContext, useCustomerOf } from '#src/flows/customer/use-customer.ts'
import { ModalProvider } from '#src/flows/modal/modal-provider.tsx'
import type { PartOf } from '#src/flows/modal/use-modal.ts'
import { useChild, useRunning } from '#src/flows/use-flow.ts'
import styles from './shell.module.css'
import { ShellHeader } from './shell-header.tsx'
import { ShellNavigation } from './shell-navigation.tsx'
import { StillTrying } from './still-trying.tsx'

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
            <StillTrying />
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

/** The signed-in customer, what runs for them, and logging out. */
function useShell() {
  const session = useRunning('session')
  const customerId = useSelector(session, (snapshot) => snapshot.context.customerId)
  const customer = useChild('session', 'customer')
  const modal = useChild('session', 'modal')
  const logOut = () => session.send({ type: 'session.end' })
  return { customerId, customer, modal, logOut }
}

interface CustomerProviderProps {
  customer: Parameters<typeof useCustomerOf>[0]
  children: ReactNode
}

function CustomerProvider({ customer, children }: CustomerProviderProps) {
  return <CustomerContext value={useCustomerOf(customer)}>{children}</CustomerContext>
}
