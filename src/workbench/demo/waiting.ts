import { PAYING_STEP } from '#machines/rules/rules.ts'
import type { Undecided } from '#mocks/bank/operator-reads.ts'
import { methodNames } from '#src/content/records.ts'
import { formatMoney } from '#src/platform/money.ts'
import type { DeskItem } from '#src/workbench/contract/desk-demo.ts'

/**
 * What waits for the bank, in words (DEMO-3). The signed-in customer's comes first.
 *
 * @param personaOf names a customer by user id: a persona's id, or an e-mail address
 */
export function listWaiting(
  waiting: readonly Undecided[],
  customerId: string | null,
  personaOf: (userId: string) => string,
): DeskItem[] {
  const isFirst = ({ customer }: Undecided) => customer._id === customerId
  return [...waiting.filter(isFirst), ...waiting.filter((item) => !isFirst(item))].map((item) => {
    const { kind, id, isSeeded, customer } = item
    const name = [customer.firstName, customer.lastName].join(' ').trim()
    return { kind, persona: personaOf(customer._id), id, isSeeded, name, ...partsOf(item, name) }
  })
}

function partsOf(item: Undecided, name: string): Pick<DeskItem, 'about' | 'text' | 'amount'> {
  if (item.kind === 'kyc') return { about: 'Identity check', text: `Identity check of ${name}`, amount: '' }
  if (item.kind === 'code') return { about: 'One-time code, used', text: `New code for ${name}`, amount: '' }
  if (item.kind === 'step') {
    const about = `Step ${item.step} of ${PAYING_STEP}`
    return { about, text: `${about} in a withdrawal by ${name}`, amount: '' }
  }
  const amount = formatMoney(item.amount, item.customer.country?.symbol)
  if (item.kind === 'loan') return { about: 'Loan', text: `${amount} loan for ${name}`, amount }
  if (item.kind === 'deposit') return { about: 'Deposit', text: `${amount} deposit by ${name}`, amount }
  const method = item.method ? `, ${methodNames[item.method]}` : ''
  return { about: `Withdrawal${method}`, text: `${amount} withdrawal by ${name}${method}`, amount }
}
