import type { ReactNode } from 'react'
import { CustomerContext, useCustomerOf } from './use-customer.ts'

interface CustomerProviderProps {
  customer: Parameters<typeof useCustomerOf>[0]
  children: ReactNode
}

export function CustomerProvider({ customer, children }: CustomerProviderProps) {
  return <CustomerContext value={useCustomerOf(customer)}>{children}</CustomerContext>
}
