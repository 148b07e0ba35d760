import { PAYING_STEP, SPENT_CODE } from '#machines/rules/rules.ts'
import type { Operator } from '#mocks/bank/operator.ts'
import type { Undecided } from '#mocks/bank/operator-reads.ts'
import { methodNames } from '#src/content/records.ts'
import { formatMoney } from '#src/platform/money.ts'
import type { WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import type { CustomerOverview, DeskItem, DeskOperator } from '#src/workbench/contract/desk-demo.ts'
import { createCommands } from '#src/workbench/timeline/command-dispatcher.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { stable } from './stable.ts'

type CommandParts = Parameters<typeof createCommands>[0]

/** `window.demo.operator` */
export function createDemoOperator({
  backend,
  updates,
  timeline,
}: CommandParts & { backend: PageBackend }): DeskOperator {
  const { operator } = backend
  const waiting = async () => {
    refuseWithoutMock()
    const { customerId } = backend.product.system
    return listWaiting(await operator.waiting(), customerId, (userId) => personaOrEmail(backend, userId))
  }
  return {
    ...createCommands({ backend, updates, timeline }),
    customer: async (persona) => {
      refuseWithoutMock()
      return operator.customer(persona)
    },
    overview: stable((persona) => {
      refuseWithoutMock()
      const overview = operator.overview(persona)
      return { ...overview, step: stepKind(Number(overview.user.transferStep)), lastStep: PAYING_STEP }
    }),
    records: async (kind, persona) => {
      refuseWithoutMock()
      return operator.records(kind, persona)
    },
    fields: operator.fields,
    waiting,
    toDo: async () => [...(await waiting()), ...listSpentCodes(operator)],
  }
}

function stepKind(step: number): CustomerOverview['step'] {
  if (step === PAYING_STEP) return 'paying'
  return step % 2 === 1 ? 'code' : 'care'
}

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
