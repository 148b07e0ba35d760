import { setup } from 'xstate'
import { PAGE_LOAD_LIMIT } from './rules.ts'

/**
 * Page load: the overlay over a page that is still on its way. It ends with the page, or gives way after the limit (PUB-6).
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
