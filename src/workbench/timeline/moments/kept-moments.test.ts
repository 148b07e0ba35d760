import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallRecord } from '#src/workbench/demo/demo-contract.ts'
import { createKeptMoments } from './kept-moments.ts'
import type { Moment, MomentParts } from './moment.ts'

vi.mock('./go-back-to.ts', () => ({ goBackTo: async (moment: unknown) => void gone.push(moment) }))

const gone: unknown[] = []
const report = vi.fn()
const customer = { country: { symbol: '£' } }
const operator = {
  subject: async () => ({ customer, amount: 500 }),
  standing: () => ({ user: { firstName: 'Ada', ...customer } }),
}
const backend = { operator, report } as unknown as MomentParts['backend']
const open = () => createKeptMoments({ backend } as unknown as MomentParts)
const momentAt = (now: number) => ({ clock: { now }, customerId: 'a1' }) as Moment
const record = { body: { amount: 5 }, status: 200 } as CallRecord
const confirm = { kind: 'operator', action: 'setDeposit', args: ['d1', 'true'] } as const

beforeEach(() => {
  gone.length = 0
  vi.useFakeTimers({ now: 5_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('DEMO-5: the last action is offered for ten seconds of real time, and taken back once', async () => {
  const kept = open()
  expect([kept.undoable(), await kept.undo()]).toEqual([null, false])
  await kept.keep(confirm, momentAt(1))
  await kept.keep({ kind: 'reset' }, momentAt(2))
  expect(kept.undoable()).toEqual({ text: 'The demo was reset', until: 15_000 })
  vi.advanceTimersByTime(9_999)
  expect(kept.undoable()).not.toBeNull()
  expect(await kept.undo()).toBe(true)
  expect(gone).toEqual([momentAt(2)])
  expect([kept.undoable(), await kept.undo()]).toEqual([null, false])
  expect(
    kept.checkpoints().map(({ at }) => at),
    'the way back to it leads nowhere now',
  ).toEqual([1])
})

test('DEMO-5: when the time is over, that is reported, and nothing is offered', async () => {
  const kept = open()
  await kept.keep(confirm, momentAt(1))
  report.mockClear()
  vi.advanceTimersByTime(10_000)
  expect(report).toHaveBeenCalledOnce()
  expect([kept.undoable(), await kept.undo()]).toEqual([null, false])
})

test('DEMO-5: the last ten checkpoints are kept, newest first; a customer’s action takes no undo away', async () => {
  const kept = open()
  await kept.keep(confirm, momentAt(0))
  for (let at = 1; at <= 10; at += 1) await kept.keep({ kind: 'call', name: 'POST loan', record }, momentAt(at))
  expect(kept.checkpoints().map(({ at }) => at)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(kept.checkpoints()[0]?.text).toBe('Before: Ada applied for a loan of £5.00')
  expect(kept.undoable()?.text).toBe('The bank confirmed a deposit of £500.00')
  await kept.backTo(2)()
  expect(gone).toEqual([momentAt(1)])
  expect(() => kept.backTo(1)).toThrow('There is no checkpoint 1. The last 10 are kept.')
})
