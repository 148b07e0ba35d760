import type { CustomerAnswers } from '#machines/customer/customer-answers.ts'

/** The ids of all the customer's records, drawn or not. */
export function recordIds({ deposits, loans, transfers }: Partial<CustomerAnswers>): ReadonlySet<string> {
  const records = [...(deposits?.deposit ?? []), ...(loans?.loan ?? []), ...(transfers?.transfers ?? [])]
  return new Set(records.map(({ _id }) => _id))
}
