import { backendState } from '#src/platform/backend-state.ts'

/** Throws an Error with the reason while a real backend answers: only the mock can do what follows (MOCK-6). */
export function refuseWithoutMock(): void {
  const { server } = backendState.get()
  if (server !== null) throw new Error(`Only the built-in mock can do this, but ${server} is answering now.`)
}
