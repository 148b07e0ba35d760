import { planOf } from '#exploration/plan.ts'
import { backdropMachine } from '#machines/backdrop.machine.ts'

export const backdrop = planOf(backdropMachine, { starts: { shown: {} }, events: {}, watchers: {}, outcomes: {} })
