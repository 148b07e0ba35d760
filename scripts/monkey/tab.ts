import type { Random } from '#src/kit/clock/random.ts'
import type { Bank, Standing } from './bank.ts'
import type { DrivenPage, Operation } from './driven-page.ts'
import type { Hands } from './hands.ts'

/** The seeded generator. Picking requires a non-empty list. */
export interface Draw extends Omit<Random, 'pick'> {
  pick<T>(values: readonly T[]): T
}

/** Yielded by an errand that has just sent something: a good moment to stop. */
export const SENT = 'sent'

export type Errand = AsyncGenerator<typeof SENT | undefined, void>

/** A browser tab: its page, its input, and the book that both tabs share. */
export interface Tab extends DrivenPage {
  name: string
  /** the persona it was opened with; '' for none */
  as: string
  hands: Hands
  random: Draw
  bank: Bank
  origin: string
  errand: Errand
  /** logs an action */
  note(what: string): void
  other(): Tab
  customerId(): Promise<string | null>
  standing(who: string): Promise<Standing | null>
  operate(...operation: Operation): Promise<void>
  /** lets pending work finish, whatever the clock's mode */
  pass(ms?: number): Promise<void>
}

export interface Known {
  aim: Element | null
  hasSlipped: boolean
}

declare global {
  interface Window {
    /** the monkey's data in the page: its target, and whether a click missed it */
    monkey?: Known
  }
}
