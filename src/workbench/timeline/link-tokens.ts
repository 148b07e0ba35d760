import type { Backend } from '#mocks/bank/backend.ts'

/** The tokens of the links in the outbox, the newest last. */
export function linkTokens(backend: Pick<Backend, 'outbox'>): string[] {
  return backend.outbox().flatMap(({ link }) => link?.split('/').at(-1) ?? [])
}
