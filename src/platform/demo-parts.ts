import type { ComponentType } from 'react'
import { promiseWithResolvers } from './promise-with-resolvers.ts'

/** What a demo build adds to the product's own screens. */
export interface DemoParts {
  /** the customers that can sign in with one click, for the sign-in page (DEMO-2) */
  loadPersonaList(): Promise<ComponentType<PersonaListProps>>
  /** Takes a message that the demo does not really send into its outbox (PUB-4, PUB-7). */
  addToOutbox(message: { kind: 'contact' | 'newsletter'; to: string; text: string }): void
}

export interface PersonaListProps {
  busy: boolean
  onChoose: (credentials: { email: string; password: string }) => void
}

const { promise, resolve } = promiseWithResolvers<DemoParts>()

/** Resolves once the mock answers; pending for good in a live build. */
export const demoParts = promise
export const provideDemoParts = resolve
