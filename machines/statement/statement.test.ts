import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'
import { statementMachine } from './statement.machine.ts'
import { periodErrors } from './statement-period.ts'

const MARCH = { from: '2026-03-01', to: '2026-03-02' }

function start(period = MARCH) {
  const log: unknown[] = []
  let endPrint = () => {}
  const actor = createActor(
    statementMachine.provide({
      actors: {
        printDocument: fromCallback(({ sendBack }) => {
          log.push('laid out')
          endPrint = () => sendBack({ type: 'print.end' })
          return () => log.push('taken away')
        }),
      },
      actions: {
        close: () => log.push('close'),
        download: (_, { period }) => log.push(period),
        focusField: (_, { field }) => log.push(`focus ${field}`),
      },
    }),
    { input: { period } },
  ).start()
  const state = () => actor.getSnapshot().value
  return { actor, log, state, endPrint: () => endPrint() }
}

test.each([
  [MARCH, {}],
  [{ from: '2026-03-02', to: '2026-03-02' }, {}],
  [{ from: '', to: '2026-03-02' }, { from: 'day-missing' }],
  [{ from: '2026-03-02', to: '' }, { to: 'day-missing' }],
  [
    { from: '', to: '' },
    { from: 'day-missing', to: 'day-missing' },
  ],
  [{ from: '12026-03-02', to: '2026-03-02' }, { from: 'day-missing' }],
  [{ from: '2026-03-02', to: '2026-03-01' }, { to: 'period-reversed' }],
])('OVER-4: the statement period %j has the errors %j', (period, errors) => {
  expect(periodErrors(period)).toEqual(errors)
})

test('OVER-4: a statement opens on the period that it is given', () => {
  expect(start().state()).toEqual({ editing: { usable: 'idle' } })
  expect(start({ from: '', to: '' }).state()).toEqual({ editing: 'invalid' })
})

test('OVER-4: a changed day keeps the other, and is checked at once', () => {
  const { actor, state } = start()
  actor.send({ type: 'period.change', change: { from: '2026-03-03' } })
  expect({ state: state(), context: actor.getSnapshot().context }).toEqual({
    state: { editing: 'invalid' },
    context: { period: { from: '2026-03-03', to: '2026-03-02' } },
  })
  actor.send({ type: 'period.change', change: { to: '2026-03-04' } })
  expect(state()).toEqual({ editing: { usable: 'idle' } })
})

test.each([
  [{ from: '', to: '' }, 'from'],
  [{ from: '2026-03-02', to: '' }, 'to'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'to'],
])('OVER-4: of the period %j nothing is made, and the field %s takes focus', (period, field) => {
  const { actor, state, log } = start(period)
  actor.send({ type: 'statement.download' })
  actor.send({ type: 'statement.print', rows: 0 })
  expect({ state: state(), log }).toEqual({ state: { editing: 'invalid' }, log: [`focus ${field}`, `focus ${field}`] })
})

test('OVER-4: the file is of the period, and can be had again', () => {
  const { actor, state, log } = start()
  actor.send({ type: 'statement.download' })
  actor.send({ type: 'statement.download' })
  expect({ state: state(), log }).toEqual({ state: { editing: { usable: 'downloaded' } }, log: [MARCH, MARCH] })
  actor.send({ type: 'period.change', change: {} })
  expect(state()).toEqual({ editing: { usable: 'idle' } })
})

test('OVER-4: the document stands until the browser is done with it', () => {
  const { actor, state, log, endPrint } = start()
  actor.send({ type: 'statement.print', rows: 3 })
  expect({ state: state(), log }).toEqual({ state: { editing: { usable: 'printing' } }, log: ['laid out'] })
  endPrint()
  expect({ state: state(), log }).toEqual({ state: { editing: { usable: 'idle' } }, log: ['laid out', 'taken away'] })
})

test('OVER-4: a browser that never says that it is done stops nothing', () => {
  const { actor, state, log } = start()
  actor.send({ type: 'statement.print', rows: 3 })
  actor.send({ type: 'statement.print', rows: 3 })
  actor.send({ type: 'statement.download' })
  expect({ state: state(), log }).toEqual({
    state: { editing: { usable: 'downloaded' } },
    log: ['laid out', 'taken away', 'laid out', MARCH, 'taken away'],
  })
})

test.each([
  ['statement.close', ['laid out', 'close', 'taken away']],
  ['period.change', ['laid out', 'taken away']],
] as const)('OVER-4: %s takes the document away', (type, log) => {
  const statement = start()
  statement.actor.send({ type: 'statement.print', rows: 3 })
  statement.actor.send(type === 'period.change' ? { type, change: { from: '2026-02-01' } } : { type })
  expect({ state: statement.state(), log: statement.log }).toEqual({ state: { editing: { usable: 'idle' } }, log })
})

test('OVER-4: more rows than paper takes are not printed', () => {
  const { actor, state, log } = start()
  actor.send({ type: 'statement.print', rows: STATEMENT_PRINT_LIMIT + 1 })
  expect({ state: state(), log }).toEqual({ state: { editing: { usable: 'idle' } }, log: [] })
  actor.send({ type: 'statement.print', rows: STATEMENT_PRINT_LIMIT })
  expect(state()).toEqual({ editing: { usable: 'printing' } })
})
