import type { HttpHandler } from 'msw'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { createTabMemory } from '#mocks/engine/tab-memory.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { openBankDatabase } from './bank-database.ts'
import { type Bank, createHandler, type HandlerParts, type Resolver, type Resolvers } from './create-handler.ts'
import { authResolvers } from './handlers/auth.ts'
import { createContentHandler } from './handlers/content.ts'
import { depositResolvers } from './handlers/deposit.ts'
import { kycResolvers } from './handlers/kyc.ts'
import { loanResolvers } from './handlers/loan.ts'
import { transferResolvers } from './handlers/transfer.ts'
import { usersResolvers } from './handlers/users.ts'
import { createOutbox } from './outbox.ts'

const resolvers: Resolvers = {
  ...authResolvers,
  ...usersResolvers,
  ...loanResolvers,
  ...depositResolvers,
  ...kycResolvers,
  ...transferResolvers,
}

/** MSW handlers for the bank's calls and the content service's. MSW tries one after another, and a page begins with those that read (PERF-2). */
export function createHandlers(parts: HandlerParts): HttpHandler[] {
  const names = (Object.keys(resolvers) as EndpointName[]).toSorted((one, other) => reads(other) - reads(one))
  return [
    ...names.map((name) => createHandler(name, resolvers[name] as Resolver<never>, parts)),
    createContentHandler(parts),
  ]
}

function reads(name: EndpointName): number {
  return Number(endpoints[name].method === 'GET')
}

/**
 * The same, over their own bank, which is kept in memory and starts from the seed. For any user of MSW: pass them to
 * `setupServer(...handlers)` or `getResponse(handlers, request)` (MOCK-1).
 */
export const handlers: readonly HttpHandler[] = /* @__PURE__ */ createHandlers(inMemory())

function inMemory(): HandlerParts {
  let opened: Promise<Bank> | undefined
  return { open: () => (opened ??= open()) }
}

async function open(): Promise<Bank> {
  const clock = new AppClock()
  const persistent = await openBankDatabase({ store: createMemoryStore(), clock, seed: 'larkspur' })
  return { persistent, clock, outbox: createOutbox(clock, createTabMemory('larkspur')) }
}
