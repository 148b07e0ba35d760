import { planOf } from '#src/kit/model/plan.ts'
import { pageLoadMachine } from './page-load.machine.ts'

export const pageLoad = planOf(pageLoadMachine, {
  starts: {
    shown: {
      input: {},
      inApp: 'It stands while the code of a page comes, in real time, which the app clock waits out.',
    },
  },
  events: {},
  watchers: {},
  outcomes: {},
  calls: {},
})
