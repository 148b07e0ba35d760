import { expect, test } from 'vitest'
import { startLogged } from '#machines/model/logged-flow.ts'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'
import { periodErrors, statementMachine } from './statement.machine.ts'

const MARCH = { from: '2026-03-01', to: '2026-03-02' }

function start(period = MARCH) {
  const machine = statementMachine.provide({ actions: { begin: () => {} } })
  const { actor, log, state } = startLogged(machine, { input: { period } })
  actor.on('document.print', () => log.push('print'))
  return { actor, log, state }
}

test.each([
  [MARCH, {}],
  [{ from: '2026-03-02', to: '2026-03-02' }, {}],
  [{ from: '', to: '2026-03-02' }, { from: 'day-missing' }],
  [{ from: '2026-03-02', to: '?' }, { to: 'date-unclear' }],
  [{ from: '2026-03-02', to: '' }, { to: 'day-missing' }],
  [
    { from: '', to: '' },
    { from: 'day-missing', to: 'day-missing' },
  ],
  [{ from: '12026-03-02', to: '2026-03-02' }, { from: 'date-unclear' }],
  [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'period-reversed' }],
])('OVER-4: the statement period %j has the errors %j', (period, errors) => {
  expect(periodErrors(period)).toEqual(errors)
})

test('OVER-4: a changed day keeps the other, and is checked at once', () => {
  const { actor, state } = start()
  actor.send({ type: 'period.change', change: { from: '2026-03-03' } })
  expect({ state: state(), context: actor.getSnapshot().context }).toEqual({
    state: { editing: 'invalid' },
    context: { period: { from: '2026-03-03', to: '2026-03-02' } },
  })
  actor.send({ type: 'period.change', change: { to: '2026-03-04' } })
  expect(state()).toEqual({ editing: 'usable' })
})

test.each([
  [{ from: '', to: '' }, 'from'],
  [{ from: '2026-03-02', to: '' }, 'to'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
])('OVER-4: the invalid period %j is not printed, and the field %s is focused', (period, field) => {
  const { actor, state, log } = start(period)
  actor.send({ type: 'statement.print', rows: 0 })
  expect({ state: state(), log }).toEqual({ state: { editing: 'invalid' }, log: [`focus ${field}`] })
})

test('OVER-4: more rows than the limit are not printed', () => {
  const { actor, state, log } = start()
  actor.send({ type: 'statement.print', rows: STATEMENT_PRINT_LIMIT + 1 })
  expect({ state: state(), log }).toEqual({ state: { editing: 'usable' }, log: [] })
  actor.send({ type: 'statement.print', rows: STATEMENT_PRINT_LIMIT })
  expect(log).toEqual(['print'])
})
