import { sent, signedIn } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { STATEMENT_PRINT_LIMIT } from './rules.ts'
import { type StatementEvent, statementMachine } from './statement.machine.ts'

const period = { from: '2026-03-01', to: '2026-03-31' }

export const statement = planOf(statementMachine, {
  starts: {
    opened: { input: { period }, inApp: signedIn('ada', '/dashboard-overview', { kind: 'statement' }) },
  },
  events: {
    'name a period': { type: 'period.change', change: period },
    'name no first day': { type: 'period.change', change: { from: '' } },
    download: { type: 'statement.download' },
    print: { type: 'statement.print', rows: 1 },
    'print too much': { type: 'statement.print', rows: STATEMENT_PRINT_LIMIT + 1 },
    close: { type: 'statement.close' },
  },
  watchers: {
    printDocument: { 'paper done': { event: { type: 'print.end' }, inApp: 'It is for the browser to say.' } },
  },
  outcomes: {},
  calls: {},
  inApp: {
    print: [
      { kind: 'browser', behaviour: 'prints nothing' },
      sent<StatementEvent>('statement', { type: 'statement.print', rows: 1 }),
    ],
  },
  ends: ['close'],
})
