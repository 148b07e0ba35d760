import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import {
  addsUp,
  confirmedDeposits,
  figures,
  holdingsOf,
  investmentBalance,
  loanBalance,
  toAmount,
  totalBalance,
  withdrawnBy,
} from './balances.ts'

const NOTHING = { profit: 0, bonus: 0, loans: 0, deposits: 0, withdraw: 0, loanwithdraw: 0, investwithdraw: 0 }

test.each([
  [12, 12],
  ['12', 12],
  [' 12.50 ', 12.5],
  ['-3', -3],
  ['', 0],
  ['12 apples', 0],
  ['1,000', 0],
  [Number.NaN, 0],
  [null, 0],
  [true, 0],
])('DATA-3: the amount %j counts as %d', (amount, counted) => {
  expect(toAmount(amount)).toBe(counted)
})

test('DATA-3: whatever the backend sends, an amount is a finite number', () => {
  fc.assert(fc.property(fc.anything(), (value) => Number.isFinite(toAmount(value))))
})

test('DATA-3: a number and the same number as a string count the same', () => {
  const finite = fc.double({ noNaN: true, noDefaultInfinity: true })
  fc.assert(fc.property(finite, (value) => toAmount(` ${value} `) === toAmount(value)))
})

test('DATA-3: a balance of large amounts is exact to the cent', () => {
  const cents = fc.integer({ min: 0, max: 1e14 })
  fc.assert(
    fc.property(cents, cents, (profit, withdraw) => {
      const available = figures.availableBalance.of({ ...NOTHING, profit: profit / 100, withdraw: withdraw / 100 })
      expect(available).toBe((profit - withdraw) / 100)
    }),
  )
})

test('DATA-3, OVER-3: the total is loan balance, investment and profit together, unless a withdrawal came from neither, or it shows that they are rounded', () => {
  const amount = fc.integer({ min: 0, max: 1e9 }).map((pence) => pence / 100)
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount, amount, amount, amount), amount, (sums, other) => {
      const [profit = 0, bonus = 0, loans = 0, deposits = 0, loanwithdraw = 0, investwithdraw = 0] = sums
      const withdraw = loanwithdraw + investwithdraw + other
      const holdings = { profit, bonus, loans, deposits, withdraw, loanwithdraw, investwithdraw }
      const together = loanBalance(holdings) + investmentBalance(holdings) + profit
      expect(addsUp(holdings, '$')).toBe(Math.abs(together - totalBalance(holdings)) < 0.005)
    }),
  )
  const parts = { bonus: 0, withdraw: 0, loanwithdraw: 0, investwithdraw: 0 }
  expect(addsUp({ ...parts, profit: 100.4, deposits: 100.4, loans: 100.4 }, '¥')).toBe(false)
  expect(addsUp({ ...parts, profit: 100.4, deposits: 100.4, loans: 100 }, '¥')).toBe(false)
  expect(addsUp({ ...parts, profit: 100.4, deposits: 100, loans: 100 }, '¥')).toBe(true)
})

test("DATA-2: only deposits with the status 'true' are money", () => {
  const deposits = [
    { _id: '1', amount: '100.50', status: 'true' },
    { _id: '2', amount: 7, status: 'Pending' },
    { _id: '3', amount: 8, status: 'failed' },
    { _id: '4', amount: 9, status: true },
    { _id: '5', amount: 10 },
    { _id: '6', amount: 'nonsense', status: 'true' },
    { _id: '7', amount: 2, status: 'true' },
  ]
  expect(confirmedDeposits(deposits)).toBe(102.5)
})

test('DATA-2: withdrawals are summed by their path, pending ones too', () => {
  const transfers = [
    { _id: '1', amount: 10, status: 'true', withdrawalPath: 'loan' },
    { _id: '2', amount: '5', status: null, withdrawalPath: 'loan' },
    { _id: '3', amount: 3, status: false, withdrawalPath: 'invest' },
    { _id: '4', amount: 99, status: true, withdrawalPath: 'elsewhere' },
    { _id: '5', amount: 99 },
  ]
  expect([withdrawnBy('loan', transfers), withdrawnBy('invest', transfers)]).toEqual([15, 3])
})

const yuki: CustomerAnswers = {
  user: { _id: 'u8', profit: '900', bonus: '25.5' },
  loans: { loan: [], totalAmount: '2000' },
  deposits: {
    deposit: [
      { _id: 'd1', amount: '400', status: 'true' },
      { _id: 'd2', amount: '9999', status: 'Pending' },
    ],
  },
  kyc: null,
  transfers: {
    transfers: [
      { _id: 't1', amount: '100', withdrawalPath: 'loan' },
      { _id: 't2', amount: '50', withdrawalPath: 'invest' },
      { _id: 't3', amount: '7' },
    ],
    totalAmountTransferred: '157',
  },
}

function shown(answers: Partial<CustomerAnswers>) {
  const holdings = holdingsOf(answers)
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure.of(holdings)]))
}

test('DATA-2, DATA-3: amounts that arrive as strings are parsed before they are added, and withdrawals without a path count, too', () => {
  expect(shown(yuki)).toEqual({
    availableBalance: 743,
    totalBalance: 3168.5,
    loanBalance: 1900,
    investmentBalance: 375.5,
    totalDeposits: 400,
    totalWithdrawals: 157,
    totalProfit: 900,
  })
})

test('DATA-3: a value that is not a number counts as 0', () => {
  const user = { _id: 'u', profit: 'lots', bonus: null }
  expect(shown({ ...yuki, user, loans: { loan: [], totalAmount: 'NaN' }, deposits: { deposit: [] } })).toEqual({
    availableBalance: -157,
    totalBalance: -157,
    loanBalance: -100,
    investmentBalance: -50,
    totalDeposits: 0,
    totalWithdrawals: 157,
    totalProfit: 0,
  })
})

test('AUTH-7: a figure needs every part that it is computed from', () => {
  const parts = ['user', 'loans', 'deposits', 'transfers'] as const
  const whole = shown(yuki)
  const touched = parts.map((part) => {
    const { [part]: _, ...rest } = yuki
    const without = shown(rest)
    return [part, Object.keys(whole).filter((name) => without[name] !== whole[name])] as const
  })
  for (const [part, names] of touched) {
    for (const name of names) expect(figures[name as keyof typeof figures].parts).toContain(part)
  }
})
