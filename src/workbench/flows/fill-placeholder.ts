import { parse } from 'valibot'
import type { AnyActorRef } from 'xstate'
import { fullName } from '#machines/customer/customer-names.ts'
import { withoutSecrets } from '#machines/customer/customer-ref.ts'
import type { Placeholder } from '#machines/model/payload-fields.ts'
import type { PlaceholderName, PlaceholderValue } from '#machines/model/placeholders.ts'
import { moneySymbol } from '#machines/rules/currency.ts'
import { type WithdrawalFacts, withdrawalFacts } from '#machines/withdrawal/withdrawal-rules.ts'
import { loginAnswerSchema } from '#src/contract/entities.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { Redacted, type SecretKind } from '#src/contract/redacted.ts'
import type { Entries } from '#src/workbench/contract/source.ts'
import { answersFor } from '#src/workbench/timeline/customer-updates.ts'
import { createPlaceholders, customerIn, missing } from '#src/workbench/timeline/placeholders.ts'
import { specimenFile } from '#src/workbench/timeline/specimen-file.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'

/**
 * The current value of a placeholder for the actor that gets the event, beside what else was entered (FLOW-3). Rejects with `Missing` when the page
 * has no such value.
 */
export async function fillIn({ name }: Placeholder, entries: Entries, actor: AnyActorRef, backend: PageBackend) {
  if (!isInRecordings(name)) return await fills[name as FilledHere](backend, actor)
  const value = createPlaceholders(backend).text(PLACEHOLDERS[name], { email: entries['credentials.email'] })
  const kind: SecretKind | undefined = SECRETS[name]
  return kind === undefined || value instanceof Redacted ? value : new Redacted(kind, value)
}

/** Placeholders that recordings also have; both are filled in by the same code. */
type InRecordings = PlaceholderName & keyof typeof PLACEHOLDERS
type FilledHere = Exclude<PlaceholderName, InRecordings>

const SECRETS: Readonly<Partial<Record<InRecordings, SecretKind>>> = {
  password: 'password',
  wrongPassword: 'password',
  newPassword: 'password',
  code: 'code',
  wrongCode: 'code',
  link: 'token',
  wrongLink: 'token',
}

function isInRecordings(name: string): name is InRecordings {
  return Object.hasOwn(PLACEHOLDERS, name)
}

type Fill<Value> = (backend: PageBackend, actor: AnyActorRef) => Value | Promise<Value>

const fills: { [Name in FilledHere]: Fill<PlaceholderValue<Name>> } = {
  picture: () => specimenFile({ specimen: 'picture', type: 'image/png' }),
  otherFile: () => specimenFile({ specimen: 'no-picture', type: 'text/plain' }),
  signInAnswer: async (backend) =>
    parse(loginAnswerSchema, await backend.signIn(backend.product.system.customerId ?? anybody(backend))),
  customerId: (backend) => backend.product.system.customerId ?? backend.operator.user(anybody(backend))._id,
  user: async (backend) => {
    const { user } = withoutSecrets(await answersFor(backend, customerIn(backend.product)))
    return user ?? missing('customer')
  },
  answers: (backend) => answersFor(backend, customerIn(backend.product)),
  facts: factsFor,
  customer: ({ operator, product }) => {
    const { _id, email, accountNumber, ...user } = operator.user(customerIn(product))
    return {
      userId: _id,
      customerId: _id,
      name: fullName(user),
      email: email ?? '',
      symbol: moneySymbol(user.country?.symbol),
      accountNumber: accountNumber ?? '',
    }
  },
}

function anybody(backend: PageBackend): string {
  return backend.personas.find(({ id }) => id === 'ada')?.id ?? missing('customer')
}

function factsFor({ product }: PageBackend, actor: AnyActorRef): WithdrawalFacts {
  const customer = product.system.customer()?.getSnapshot() ?? missing('customer')
  return withdrawalFacts(actor.getSnapshot().context.path, customer)
}
