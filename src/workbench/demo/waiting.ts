import { PAYING_STEP, SPENT_CODE } from '#machines/rules/rules.ts'
import type { Operator } from '#mocks/bank/operator.ts'
import type { Undecided } from '#mocks/bank/operator-reads.ts'
import { methodNames } from '#src/content/records.ts'
import { formatMoney } from '#src/platform/money.ts'
import type { WaitingItem } from '#src/workbench/contract/demo-contract.ts'
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
): WaitingItem[] {
  const isFirst = ({ customer }: Undecided) => customer._id === customerId
  return [...waiting.filter(isFirst), ...waiting.filter((item) => !isFirst(item))].map((item) => {
    const { kind, id, isSeeded, customer } = item
    const name = [customer.firstName, customer.lastName].join(' ').trim()
    return { kind, persona: personaOf(customer._id), id, isSeeded, name, ...partsOf(item, name) }
  })
}

function partsOf(item: Undecided, name: string): Pick<WaitingItem, 'about' | 'text' | 'amount'> {
  if (item.kind === 'kyc') return { about: 'Identity check', text: `Identity check of ${name}`, amount: '' }
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

/** The customers whose code is spent, so that they need another (WD-8). */
export function listSpentCodes({ people, user }: Pick<Operator, 'people' | 'user'>): DeskItem[] {
  return people()
    .filter(({ userId }) => String(user(userId).userOtp) === String(SPENT_CODE))
    .map(({ userId, persona, email, name }) => ({
      kind: 'code',
      persona: persona ?? email,
      id: userId,
      isSeeded: false,
      name,
      about: 'One-time code, used',
      text: `New code for ${name}`,
      amount: '',
    }))
}
