import type { Random } from '#src/kit/clock/random.ts'
import type { Bank, Standing } from './bank.ts'
import type { DrivenPage, Operation } from './driven-page.ts'
import type { Hands } from './hands.ts'

/** The seeded generator; it is never asked to pick from nothing. */
export interface Draw extends Omit<Random, 'pick'> {
  pick<T>(values: readonly T[]): T
}

/** Said by an errand that has just sent something: a good moment to stop. */
export const SENT = 'sent'

export type Errand = AsyncGenerator<typeof SENT | undefined, void>

/** A tab of the browser as the monkey has it: the page, what it is touched by, and the book that both tabs share. */
export interface Tab extends DrivenPage {
  name: string
  /** who it was opened as; '' for nobody */
  as: string
  hands: Hands
  random: Draw
  bank: Bank
  origin: string
  errand: Errand
  /** writes down what is done, in words */
  note(what: string): void
  other(): Tab
  customerId(): Promise<string | null>
  standing(who: string): Promise<Standing | null>
  operate(...operation: Operation): Promise<void>
  /** what is under way may end, whatever the clock does */
  pass(ms?: number): Promise<void>
}

export interface Known {
  aim: Element | null
  hasSlipped: boolean
}

declare global {
  interface Window {
    /** what the monkey keeps in the page: what it aims at, and whether a click went beside it */
    monkey?: Known
  }
}
