import { parse } from 'valibot'
import type { AnyActorRef } from 'xstate'
import { withoutSecrets } from '#machines/customer-answers.ts'
import { type WithdrawalFacts, withdrawalFacts } from '#machines/withdrawal-facts.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import { loginAnswerSchema, type PlainUser } from '#src/contract/entities.ts'
import { Redacted, type SecretKind } from '#src/contract/redacted.ts'
import { type Filler, lack, signedIn } from '#src/demo/filler.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { answersFor } from '#src/demo/push.ts'
import { specimenFile } from '#src/demo/specimen-file.ts'
import { currentCustomer } from '#src/flows/customer/current.ts'
import { fullName } from '#machines/customer-names.ts'
import { session } from '#src/flows/session/session.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { dayOf } from '#src/platform/dates.ts'
import type { Entries } from '#src/kit/viewer/payload-form.ts'
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
  const value = filling.filler.text(PLACEHOLDERS[slot], { email: filling.entries['credentials.email'] })
  const kind: SecretKind | undefined = SECRETS[slot]
  return kind === undefined || value instanceof Redacted ? value : new Redacted(kind, value)
}

type Placeholder = SlotName & keyof typeof PLACEHOLDERS

const SECRETS: Readonly<Partial<Record<Placeholder, SecretKind>>> = {
  password: 'password',
  wrongPassword: 'password',
  newPassword: 'password',
  code: 'code',
  wrongCode: 'code',
  link: 'token',
  wrongLink: 'token',
}

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
  signInAnswer: async ({ backend }) =>
    parse(loginAnswerSchema, await backend.signIn(session.getSnapshot().context.customerId ?? anybody(backend))),
  customerId: ({ backend }) =>
    session.getSnapshot().context.customerId ?? backend.operator.standing(anybody(backend)).user._id,
  user: async ({ backend }) => {
    const { user } = withoutSecrets(await answersFor(backend, signedIn()))
    return user ?? lack('customer')
  },
  answers: ({ backend }) => answersFor(backend, signedIn()),
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

function customerOf(backend: Backend): PlainUser {
  return backend.operator.standing(signedIn()).user
}

function anybody(backend: Backend): string {
  return backend.personas.find(({ id }) => id === 'ada')?.id ?? lack('customer')
}

function factsFor(actor: AnyActorRef): WithdrawalFacts {
  const customer = currentCustomer()?.getSnapshot() ?? lack('customer')
  return withdrawalFacts(actor.getSnapshot().context.path, customer)
}
