import { PAYING_STEP, SPENT_CODE } from '#machines/rules/rules.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import type { Operator } from '#mocks/bank/operator.ts'
import type { Undecided } from '#mocks/bank/operator-reads.ts'
import { methodNames, withdrawalKind } from '#src/content/records.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { formatMoney } from '#src/platform/money.ts'
import type { WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import type { CustomerOverview, DeskItem, DeskOperator } from '#src/workbench/contract/desk-demo.ts'
import { type Command, type Commands, commands, customerAt } from '#src/workbench/timeline/commands.ts'
import type { CustomerUpdates } from '#src/workbench/timeline/customer-updates.ts'
import { aboutOfChange, unmarkChanges } from '#src/workbench/timeline/find-about.ts'
import { refuseWithoutMock } from '#src/workbench/timeline/mock-only.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import { createSecretPlaceholders } from '#src/workbench/timeline/secret-placeholders.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { stable } from './stable.ts'

interface CommandParts {
  backend: Backend
  updates: CustomerUpdates
  timeline: Pick<Timeline, 'runAsEntry'>
}

/** `window.demo.operator` */
export function createDemoOperator(parts: CommandParts & { backend: PageBackend }): DeskOperator {
  const { backend } = parts
  const { operator } = backend
  const waiting = async () => {
    refuseWithoutMock()
    const { customerId } = backend.product.system
    return listWaiting(await operator.waiting(), customerId, (userId) => personaOrEmail(backend, userId))
  }
  return {
    ...createCommands(parts),
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

/** Each command needs the mock, is one entry of the timeline, and resolves when the customer's screen shows what it changed. */
export function createCommands({ backend, updates, timeline }: CommandParts): Commands {
  const { operator } = backend
  const { ofStep } = createSecretPlaceholders(backend)
  const functions = Object.entries<Command>(commands).map(([name, { run, sentence }]) => [
    name,
    async (...args: never[]) => {
      refuseWithoutMock()
      // Before the command runs, because it may change the customer's name.
      const steps = [ofStep({ kind: 'operator' as const, action: name, args: namedArgs(name, args, backend) })]
      return timeline.runAsEntry(
        async () => ({
          lane: 'bank',
          text: (await sentence(args as never, operator)) ?? 'The bank changed something',
          steps,
          ...aboutOfChange(),
        }),
        async () => {
          unmarkChanges()
          const done = await run(operator)(...args)
          await updates.shown()
          await clock.settled()
          return done
        },
      )
    },
  ])
  return Object.fromEntries(functions) as Commands
}

/** The arguments of a command as a file may have them: a customer by name. */
export function namedArgs(name: string, args: readonly unknown[], backend: Backend): unknown[] {
  const at = customerAt(name)
  return args.map((arg, index) => (index === at ? personaOrEmail(backend, arg) : arg))
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
    const name = cleanText([customer.firstName, customer.lastName].join(' ')) || customer.email
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
  return { about: `${withdrawalKind(item.path)}${method}`, text: `${amount} withdrawal by ${name}${method}`, amount }
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
