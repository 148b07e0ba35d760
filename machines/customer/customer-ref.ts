import type { ActorRef, Snapshot } from 'xstate'
import type { CustomerEvent } from './customer.machine.ts'
import type { CustomerAnswers, CustomerPart } from './customer-answers.ts'

/** The part of the `customer` machine that other flows use. */
export interface CustomerView {
  value: Record<CustomerPart, string>
  context: { customerId: string; answers: Partial<CustomerAnswers>; isCodeSpent: boolean }
}

/** The running `customer` actor, as other flows see it. */
export type CustomerRef = ActorRef<Snapshot<unknown> & CustomerView, CustomerEvent>
