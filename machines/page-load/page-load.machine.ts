import { setup } from 'xstate'
import { PAGE_LOAD_LIMIT } from '#machines/rules/rules.ts'

/**
 * Page load: the overlay over a page that is still loading. It ends when the page is there or the limit has passed (PUB-6).
 *
 *   loading -> overdue
 */
export const pageLoadMachine = setup({
  delays: { pageLoadLimit: PAGE_LOAD_LIMIT },
}).createMachine({
  id: 'page-load',
  initial: 'loading',
  states: {
    loading: { after: { pageLoadLimit: 'overdue' } },
    overdue: {},
  },
})
