import { assign } from 'xstate'
import { statementMachine } from '#machines/statement/statement.machine.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { dayOf } from '#src/platform/dates.ts'
import { presetPeriod } from './days.ts'

/** Bound to the app's clock. */
export const statement = statementMachine.provide({
  actions: { begin: assign(() => ({ period: presetPeriod('this-month', dayOf(clock.now()), null) })) },
})
