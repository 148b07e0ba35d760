import { planOf } from '#exploration/plan.ts'
import { pageLoadMachine } from '#machines/page-load.machine.ts'

export const pageLoad = planOf(pageLoadMachine, { starts: { shown: {} }, events: {}, watchers: {}, outcomes: {} })
