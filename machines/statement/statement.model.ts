import { defineModel } from '#machines/model/model.ts'
import { number, text } from '#machines/model/payload-fields.ts'
import { signedIn } from '#machines/model/steps.ts'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'
import type { statementMachine } from './statement.machine.ts'

const period = { from: '2026-03-01', to: '2026-03-31' }

const TOO_MANY_ROWS = STATEMENT_PRINT_LIMIT + 1

export const statementModel = defineModel<typeof statementMachine>({
  id: 'statement',
  starts: {
    opened: { input: { period }, inApp: signedIn('ada', '/dashboard-overview', { kind: 'statement' }) },
  },
  payloads: {
    'period.change': { change: { from: text('2026-01-01', ''), to: text('2026-03-02', '') } },
    'statement.print': { rows: number(10, TOO_MANY_ROWS) },
  },
  moves: {
    'name a period': { type: 'period.change', change: period },
    'name no first day': { type: 'period.change', change: { from: '' } },
    print: { type: 'statement.print', rows: 1 },
    'print too much': { type: 'statement.print', rows: TOO_MANY_ROWS },
    close: { type: 'statement.close' },
  },
  inApp: { print: 'A link does not open the browser’s own print dialog.' },
})
