import { onPage } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { backdropMachine } from './backdrop.machine.ts'

export const backdrop = planOf(backdropMachine, {
  starts: { shown: { input: {}, inApp: onPage('/create-account') } },
  events: {},
  watchers: {},
  outcomes: {},
  calls: {},
})
