import type { Backend } from '#mocks/bank/backend.ts'
import type { MadeKind } from '#src/contract/records.ts'
import type { Action } from './moment.ts'

type People = Pick<Backend, 'personas'> & { operator: Pick<Backend['operator'], 'people'> }
type InWords = (who: string, args: readonly unknown[]) => string

/** By call name; null for calls that are part of another action. */
const CALLS: Readonly<Record<string, ((who: string) => string) | null>> = {
  'POST auth/login': () => 'a customer logged in',
  'POST auth/forget': () => 'a customer asked for a new password',
  'POST auth/reset': () => 'a customer set a new password',
  'POST auth/register': () => 'a customer opened an account',
  'POST deposit': (who) => `${who} made a deposit`,
  'POST kyc': (who) => `${who} sent identity papers`,
  'POST loan': (who) => `${who} applied for a loan`,
  'POST transfer': (who) => `${who} withdrew money`,
  'PUT users/{id}': (who) => `${who} changed their details`,
  'PUT users/user/{id}': (who) => `${who} completed a step of the withdrawal`,
  'PUT users/updatedata/{id}': null,
}

const FIELDS: Readonly<Record<string, string>> = {
  transferStep: 'withdrawal step',
  userOtp: 'one-time code',
  otpMessage: 'message about the code',
  newUser: 'status as a new customer',
  profit: 'profit',
  bonus: 'bonus',
  investStatus: 'status as an investor',
}

const MADE: Readonly<Record<MadeKind, string>> = { transfers: 'withdrawals', deposits: 'deposits', loans: 'loans' }

const OPERATOR: Readonly<Record<string, InWords>> = {
  setDeposit: (_, [, status]) =>
    status === 'true'
      ? 'the bank confirmed a deposit'
      : status === 'failed'
        ? 'the bank failed a deposit'
        : 'the bank set a deposit to pending',
  setLoan: (_, [, status]) => (status === 'true' ? 'the bank approved a loan' : 'the bank set a loan to pending'),
  setTransfer: (_, [, status]) =>
    status === true ? 'the bank approved a withdrawal' : 'the bank set a withdrawal to pending',
  setKyc: (who, [, status]) =>
    status === null
      ? `the bank removed the identity check of ${who}`
      : status === true
        ? `the bank verified the identity of ${who}`
        : `the bank reopened the identity check of ${who}`,
  releaseStep: (who) => `the bank released the next step for ${who}`,
  setUser: (who, [, fields]) => {
    const names = Object.keys((fields as object | undefined) ?? {}).map((name) => FIELDS[name] ?? 'details')
    return `the bank changed the ${[...new Set(names)].join(' and ')} of ${who}`
  },
  setRecord: () => 'the bank changed a record',
  make: (_, [kind, , count]) => `the bank made ${count} ${MADE[kind as MadeKind]}`,
  removeMade: (_, [kind]) => `the bank removed the made ${MADE[kind as MadeKind]}`,
}

/** Says what happens, in the words of the business: 'the bank confirmed a deposit'. Null for what is part of another action. */
export function describeAction(action: Action, customerId: string | null, people: People): string | null {
  switch (action.kind) {
    case 'reset':
      return 'demo reset'
    case 'import':
      return 'data imported'
    case 'restore':
      return 'went back to a checkpoint'
    case 'scenario':
      return `scenario “${action.title}” started`
    case 'operator':
      return OPERATOR[action.action]?.(nameOf(action.args[0], people), action.args) ?? 'the bank changed something'
    case 'call': {
      const words = CALLS[action.name]
      if (words === undefined) return 'a customer changed something'
      return words === null ? null : words(nameOf(customerId, people))
    }
  }
}

function nameOf(who: unknown, { personas, operator }: People): string {
  const email = personas.find(({ id }) => id === who)?.email
  const person = operator.people().find((one) => one.userId === who || one.email === who || one.email === email)
  return person?.name ?? personas.find(({ id }) => id === who)?.name ?? 'a customer'
}
