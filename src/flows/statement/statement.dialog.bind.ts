import { assign } from 'xstate'
import { statementMachine } from '#machines/statement/statement.machine.ts'
import { dayOf } from '#src/platform/dates.ts'
import type { Environment } from '#src/platform/environment.ts'
import { twelveMonthsTo } from './days.ts'

/** Bound to the app's clock. */
export const bindStatement = ({ clock }: Environment) =>
  statementMachine.provide({
    actions: { begin: assign(() => ({ period: twelveMonthsTo(dayOf(clock.now())) })) },
  })
