import { setup } from 'xstate'
import { BACKDROP_DELAY } from '#machines/rules/rules.ts'

/**
 * Backdrop: rotates three drawings behind the sign-up form (SIGN-7).
 *
 *   first -> second -> third -> first
 */
export const backdropMachine = setup({
  delays: { turnDelay: BACKDROP_DELAY },
}).createMachine({
  id: 'backdrop',
  initial: 'first',
  states: {
    first: { after: { turnDelay: 'second' } },
    second: { after: { turnDelay: 'third' } },
    third: { after: { turnDelay: 'first' } },
  },
})
