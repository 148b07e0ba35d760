import type { ReactNode } from 'react'
import { CustomerContext, useCustomerFlow } from './use-customer.ts'

export function CustomerProvider({ customerId, children }: { customerId: string; children: ReactNode }) {
  return <CustomerContext value={useCustomerFlow(customerId)}>{children}</CustomerContext>
}
