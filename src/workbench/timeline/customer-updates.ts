import { parse } from 'valibot'
import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import type { PlainAnswers } from '#mocks/bank/plain-answers.ts'
import { contentQueries } from '#src/contract/content.ts'
import { depositsAnswerSchema, kycAnswerSchema, userSchema } from '#src/contract/entities.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { runningActors } from '#src/platform/actors/running-actors.ts'
import { backendState } from '#src/platform/backend-state.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'

/** The customer's screen, which follows the bank. */
export type CustomerUpdates = ReturnType<typeof installCustomerUpdates>

/** Shows changes by the operator or another tab on the signed-in customer's screen, without a reload or a delay. */
export function installCustomerUpdates(backend: PageBackend) {
  let shown: Promise<void> = Promise.resolve()
  backend.onChange((owner, from) => {
    if (from === 'call' || backendState.get().server !== null) return
    if (Object.hasOwn(contentQueries, owner)) tellContentChange(backend)
    else {
      // One after another: of two at once, the older data could be shown last.
      const next = () => showCustomer(backend, owner)
      shown = shown.then(next, next)
    }
  })
  return {
    /** Resolves when the latest change is on the screen. */
    shown: () => shown,
  }
}

/** Flows that show documents of the content service load them again (DEMO-16). */
function tellContentChange({ product }: PageBackend): void {
  for (const actor of runningActors(product.system.live)) actor.send({ type: 'content.change' })
}

/** A customer's data as it arrives from the bank: with secrets redacted (SEC-4). */
export async function answersFor(backend: PageBackend, userId: string): Promise<CustomerAnswers> {
  return parsedAnswers(await backend.operator.answersFor(userId))
}

export function parsedAnswers({ user, deposits, kyc, ...answers }: PlainAnswers): CustomerAnswers {
  return {
    ...answers,
    user: parse(userSchema, user),
    deposits: parse(depositsAnswerSchema, deposits),
    kyc: parse(kycAnswerSchema, kyc),
  }
}

/** Shows the customer's data as they are now, if they are signed in. */
export async function showCustomer(backend: PageBackend, userId: string): Promise<void> {
  const { product } = backend
  if (product.system.customerId !== userId) return
  // Before the answers, so that none arrives in between. Where the marks cannot be loaded, the change is shown without them (IN-12).
  const marks = await clock.track(import('./mark-changes.ts')).catch(() => null)
  const answers = await answersFor(backend, userId)
  const customer = product.system.customer()
  if (customer === undefined) return product.forgetPrefetched()
  const { customerId, answers: known } = customer.getSnapshot().context
  if (customerId !== userId) return
  const replace = () => customer.send({ type: 'customer.replaced', answers })
  // What appears for the first time has not changed.
  const mayMark = Object.keys(answers).every((part) => part in known)
  if (marks !== null && mayMark) await marks.withMarks(replace, recordIds(known))
  else replace()
}

/** The ids of all the customer's records, drawn or not. */
function recordIds({ deposits, loans, transfers }: Partial<CustomerAnswers>): ReadonlySet<string> {
  const records = [...(deposits?.deposit ?? []), ...(loans?.loan ?? []), ...(transfers?.transfers ?? [])]
  return new Set(records.map(({ _id }) => _id))
}
