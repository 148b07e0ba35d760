import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { startLogged } from '#machines/model/logged-flow.ts'
import type { Loan } from '#src/contract/entities.ts'
import { loanNoticeMachine } from './loan-notice.machine.ts'

function start(status: Loan['status'], before?: string) {
  const log: unknown[] = []
  const { actor, clock, state } = startLogged(
    loanNoticeMachine.provide({
      actors: {
        watchLoan: fromCallback(() => {
          log.push('watch')
          return () => log.push('unwatch')
        }),
      },
      actions: { reloadPage: () => log.push('reload') },
    }),
    { log, input: before === undefined ? {} : { before }, answers: { loans: { loan: [{ _id: 'l1', status }] } } },
  )
  const verify = () => actor.send({ type: 'loan.verify' })
  const close = () => actor.send({ type: 'loan-notice.close' })
  const change = (status: Loan['status'], id: string | null = 'l1') => actor.send({ type: 'loan.change', id, status })
  return { clock, log, verify, close, change, state }
}

test.each([
  ['Pending', 'processing'],
  ['true', 'approved'],
  [true, 'approved'],
  [null, 'approved'],
  [undefined, 'approved'],
] as const)('LOAN-4: a loan with the status %j is shown as %s', (status, shown) => {
  expect(start(status).state()).toEqual({ shown })
})

test('LOAN-3: the loan before is not shown as the one just applied for, which is pending until the bank lists it', () => {
  const { change, state } = start('true', 'l1')
  const seen = [state()]
  change(undefined, null)
  seen.push(state())
  change('true', 'l2')
  expect([...seen, state()]).toEqual([{ shown: 'processing' }, { shown: 'processing' }, { shown: 'approved' }])
})

test('LOAN-4: Verify reloads the page 2.5 s later, once', async () => {
  const { clock, verify, state, log } = start('Pending')
  verify()
  expect(state()).toBe('verifying')
  await clock.advance(1_000)
  verify()
  await clock.advance(1_499)
  expect(log).toEqual(['watch'])
  await clock.advance(1)
  expect(log).toEqual(['watch', 'reload'])
  await clock.advance(10_000)
  expect(log).toEqual(['watch', 'reload'])
})

test('LOAN-4: if the bank approves the loan meanwhile, the notice says so, and nothing is reloaded', async () => {
  const { clock, verify, change, state, log } = start('Pending')
  verify()
  await clock.advance(1_000)
  change('true')
  expect(state()).toEqual({ shown: 'approved' })
  await clock.advance(10_000)
  expect(log).toEqual(['watch'])
})

test.each([
  ['no other', undefined, null],
  ['an older one', 'true', 'l0'],
] as const)('LOAN-4: if the bank declines the loan and there is %s, the notice closes', (_, status, id) => {
  const { change, state, log } = start('Pending')
  change(status, id)
  expect({ state: state(), log }).toEqual({ state: 'closed', log: ['watch', 'unwatch', 'close'] })
})
