import type { AnyActorRef } from 'xstate'
import { withoutSecrets } from '#machines/customer-answers.ts'
import { type WithdrawalFacts, withdrawalFacts } from '#machines/withdrawal-facts.ts'
import type { Backend } from '#mocks/backend.ts'
import type { User } from '#src/contract/entities.ts'
import { dayOf } from '#src/dates.ts'
import { newestLink, specimen } from '#src/dev/filled-in.ts'
import { currentCustomer } from '#src/flows/customer/current.ts'
import { fullName } from '#src/flows/customer/names.ts'
import { session } from '#src/flows/session/session.ts'
import { clock } from '#src/runtime.ts'
import type { Entries } from './payload-form.ts'
import type { SlotName, SlotValues } from './slots.ts'

interface Filling {
  backend: Backend
  /** whom the event is for */
  actor: AnyActorRef
  entries: Entries
}

/** What the page lacks to fill a slot in. */
export class Lacking extends Error {
  readonly what: 'customer' | 'link'

  constructor(what: Lacking['what']) {
    super(`There is no ${what}`)
    this.what = what
  }
}

/**
 * What a slot stands for in this page, right now.
 *
 * @throws {Lacking} when the page has no such thing
 */
export async function fillIn(slot: SlotName, filling: Filling): Promise<unknown> {
  return await fills[slot](filling)
}

const NEW_PASSWORD = 'Demo-5678'

const fills: { [Name in SlotName]: (filling: Filling) => SlotValues[Name] | Promise<SlotValues[Name]> } = {
  password: ({ backend, entries }) => passwordOf(backend, entries['credentials.email']),
  wrongPassword: ({ backend }) => `not ${backend.personas[0]?.password}`,
  newPassword: () => NEW_PASSWORD,
  code: ({ backend }) => codeOf(backend),
  wrongCode: ({ backend }) => [...codeOf(backend)].map((digit) => String((Number(digit) + 1) % 10)).join(''),
  linkToken: ({ backend }) => newestLink(backend).split('/').at(-1) || lack('link'),
  staleToken: () => 'not-known',
  picture: () => specimen(),
  otherFile: () => new File(['No picture.'], 'notes.txt', { type: 'text/plain' }),
  now: () => clock.now(),
  today: () => dayOf(clock.now()),
  signInAnswer: ({ backend }) => backend.signIn(session.getSnapshot().context.customerId ?? anybody(backend)),
  customerId: ({ backend }) =>
    session.getSnapshot().context.customerId ?? backend.operator.standing(anybody(backend)).user._id,
  user: async ({ backend }) => {
    const { user } = withoutSecrets(await backend.answersFor(signedIn()))
    return user ?? lack('customer')
  },
  answers: ({ backend }) => backend.answersFor(signedIn()),
  facts: ({ actor }) => factsFor(actor),
  depositor: ({ backend }) => {
    const user = customerOf(backend)
    return { userId: user._id, name: fullName(user), email: user.email ?? '' }
  },
  kycCustomer: ({ backend }) => {
    const user = customerOf(backend)
    return { customerId: user._id, email: user.email ?? '' }
  },
  applicant: ({ backend }) => {
    const user = customerOf(backend)
    return { userId: user._id, name: fullName(user), email: user.email ?? '' }
  },
  nobody: () => null,
}

/** A persona's own, or that of everybody who was copied from one; a newcomer's is known to nobody. */
function passwordOf(backend: Backend, email: string | undefined): string {
  const persona = backend.personas.find((one) => one.email === email) ?? backend.personas[0]
  return persona?.password ?? ''
}

function codeOf(backend: Backend): string {
  return String(customerOf(backend).userOtp ?? '')
}

function customerOf(backend: Backend): User {
  return backend.operator.standing(signedIn()).user
}

function signedIn(): string {
  return session.getSnapshot().context.customerId ?? lack('customer')
}

function anybody(backend: Backend): string {
  return backend.personas.find(({ id }) => id === 'ada')?.id ?? lack('customer')
}

function factsFor(actor: AnyActorRef): WithdrawalFacts {
  const customer = currentCustomer()?.getSnapshot() ?? lack('customer')
  return withdrawalFacts(actor.getSnapshot().context.path, customer)
}

function lack(what: Lacking['what']): never {
  throw new Lacking(what)
}
