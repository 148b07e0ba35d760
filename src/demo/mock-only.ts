import { whoAnswers } from '#src/platform/backend-mode.ts'

/** Why something cannot be done now that only the mock can do, in words; null while the mock answers (MOCK-6). */
export function mockOnly(): string | null {
  const { server } = whoAnswers()
  return server === null ? null : `Only the mock can do this, and ${server} answers now.`
}

/** Throws an Error with that reason. */
export function refuseWithoutMock(): void {
  const reason = mockOnly()
  if (reason !== null) throw new Error(reason)
}
