import type { HttpHandler } from 'msw'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { createTabMemory } from '#mocks/engine/tab-memory.ts'
import type { EndpointName } from '#src/contract/endpoints.ts'
import { AppClock } from '#src/kit/clock/clock.ts'
import { type AnswerContext, answer, type ContextSource, type Reply } from './answer.ts'
import { authReplies } from './handlers/auth.ts'
import { contentHandler } from './handlers/content.ts'
import { depositReplies } from './handlers/deposit.ts'
import { kycReplies } from './handlers/kyc.ts'
import { loanReplies } from './handlers/loan.ts'
import { transferReplies } from './handlers/transfer.ts'
import { usersReplies } from './handlers/users.ts'
import { createOutbox } from './outbox.ts'
import type { Replies } from './replies.ts'
import { openWorld } from './world.ts'

/** An endpoint of the contract without a reply here does not compile. */
const replies: Replies = {
  ...authReplies,
  ...usersReplies,
  ...loanReplies,
  ...depositReplies,
  ...kycReplies,
  ...transferReplies,
}

/** The bank's calls and the content service's, as MSW's own handlers over a bank of the caller's. */
export function createHandlers(source: ContextSource): HttpHandler[] {
  const names = Object.keys(replies) as EndpointName[]
  return [...names.map((name) => answer(name, replies[name] as Reply<never>, source)), contentHandler]
}

/**
 * The same over a bank of their own, which is kept in memory and starts from the seed: for any user of MSW, as in
 * `setupServer(...handlers)` or `getResponse(handlers, request)` (MOCK-1).
 */
export const handlers: readonly HttpHandler[] = /* @__PURE__ */ createHandlers(inMemory())

function inMemory(): ContextSource {
  let opened: Promise<AnswerContext> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

async function open(): Promise<AnswerContext> {
  const clock = new AppClock()
  const world = await openWorld({ store: createMemoryStore(), clock, seed: 'larkspur' })
  return { world, clock, outbox: createOutbox(clock, createTabMemory(undefined)) }
}
