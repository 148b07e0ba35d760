import { PAYING_STEP } from '#machines/rules/rules.ts'
import type { Waiting } from '#mocks/bank/operator-reads.ts'
import { methodNames } from '#src/content/records.ts'
import { formatMoney } from '#src/platform/money.ts'
import type { WaitingItem } from '#src/workbench/contract/demo-contract.ts'

type OfKind<Kind extends Waiting['kind']> = Extract<Waiting, { kind: Kind }>
type Amounted = OfKind<'deposit' | 'loan' | 'transfer'>
type Parts = Pick<WaitingItem, 'about' | 'text' | 'amount'>

const words: { [Kind in Waiting['kind']]: (item: OfKind<Kind>) => Parts } = {
  deposit: (item) => ({
    about: 'Deposit',
    text: `${amountOf(item)} deposit by ${fullNameOf(item)}`,
    amount: amountOf(item),
  }),
  loan: (item) => ({ about: 'Loan', text: `${amountOf(item)} loan for ${fullNameOf(item)}`, amount: amountOf(item) }),
  transfer: (item) => ({
    about: `Withdrawal${byMethod(item.method)}`,
    text: `${amountOf(item)} withdrawal by ${fullNameOf(item)}${byMethod(item.method)}`,
    amount: amountOf(item),
  }),
  kyc: (item) => ({ about: 'Identity check', text: `Identity check of ${fullNameOf(item)}`, amount: '' }),
  step: (item) => ({
    about: stepOf(item),
    text: `${stepOf(item)} in a withdrawal by ${fullNameOf(item)}`,
    amount: '',
  }),
}

/**
 * What waits for the bank, in words (DEMO-3). The signed-in customer's comes first.
 *
 * @param personaOf names a customer by user id: a persona's id, or an e-mail address
 */
export function listWaiting(
  waiting: readonly Waiting[],
  customerId: string | null,
  personaOf: (userId: string) => string,
): WaitingItem[] {
  const isFirst = ({ customer }: Waiting) => customer._id === customerId
  return [...waiting.filter(isFirst), ...waiting.filter((item) => !isFirst(item))].map((item) => ({
    kind: item.kind,
    persona: personaOf(item.customer._id),
    id: item.id,
    isSeeded: item.isSeeded,
    name: fullNameOf(item),
    ...partsOf(item),
  }))
}

function partsOf<Kind extends Waiting['kind']>(item: OfKind<Kind>): Parts {
  return words[item.kind as Kind](item)
}

function fullNameOf({ customer: { firstName, lastName } }: Waiting): string {
  return [firstName, lastName].join(' ').trim()
}

function amountOf({ amount, customer }: Amounted): string {
  return formatMoney(amount, customer.country?.symbol)
}

function stepOf({ step }: OfKind<'step'>): string {
  return `Step ${step} of ${PAYING_STEP}`
}

function byMethod(method: OfKind<'transfer'>['method']): string {
  return method ? `, ${methodNames[method]}` : ''
}
