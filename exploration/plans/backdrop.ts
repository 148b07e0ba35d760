import { onPage } from '#exploration/in-app.ts'
import { planOf } from '#exploration/plan.ts'
import { backdropMachine } from '#machines/backdrop.machine.ts'

export const backdrop = planOf(backdropMachine, {
  starts: { shown: { input: {}, inApp: onPage('/create-account') } },
  events: {},
  watchers: {},
  outcomes: {},
  calls: {},
})
