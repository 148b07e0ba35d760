import type { AnyActorRef } from 'xstate'
import { withoutSecrets } from '#machines/customer-answers.ts'
import { type WithdrawalFacts, withdrawalFacts } from '#machines/withdrawal-facts.ts'
import type { Backend } from '#mocks/backend.ts'
import type { User } from '#src/contract/entities.ts'
import { dayOf } from '#src/dates.ts'
import { type Filler, lack, signedIn } from '#src/dev/filler.ts'
import { PLACEHOLDERS } from '#src/dev/placeholders.ts'
import { specimenFile } from '#src/dev/specimen-file.ts'
import { currentCustomer } from '#src/flows/customer/current.ts'
import { fullName } from '#src/flows/customer/names.ts'
import { session } from '#src/flows/session/session.ts'
import { clock } from '#src/runtime.ts'
import type { Entries } from './payload-form.ts'
import type { SlotName, SlotValues } from './slots.ts'

interface Filling {
  backend: Backend
  filler: Filler
  /** whom the event is for */
  actor: AnyActorRef
  entries: Entries
}

/**
 * What a slot stands for in this page, right now.
 *
 * @throws {Lacking} when the page has no such thing
 */
export async function fillIn(slot: SlotName, filling: Filling): Promise<unknown> {
  if (!isPlaceholder(slot)) return await fills[slot](filling)
  return filling.filler.text(PLACEHOLDERS[slot], { email: filling.entries['credentials.email'] })
}

type Placeholder = SlotName & keyof typeof PLACEHOLDERS

function isPlaceholder(slot: SlotName): slot is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, slot)
}

type Fills = {
  [Name in Exclude<SlotName, Placeholder>]: (filling: Filling) => SlotValues[Name] | Promise<SlotValues[Name]>
}

/** What no placeholder stands for: files, and what the bank and the app hold of her. */
const fills: Fills = {
  picture: () => specimenFile({ specimen: 'picture', type: 'image/png' }),
  otherFile: () => specimenFile({ specimen: 'no-picture', type: 'text/plain' }),
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

function customerOf(backend: Backend): User {
  return backend.operator.standing(signedIn()).user
}

function anybody(backend: Backend): string {
  return backend.personas.find(({ id }) => id === 'ada')?.id ?? lack('customer')
}

function factsFor(actor: AnyActorRef): WithdrawalFacts {
  const customer = currentCustomer()?.getSnapshot() ?? lack('customer')
  return withdrawalFacts(actor.getSnapshot().context.path, customer)
}
