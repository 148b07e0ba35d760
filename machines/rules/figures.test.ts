import { expect, test } from 'vitest'
import type { CustomerAnswers } from '#machines/customer/customer-answers.ts'
import { figures, holdingsOf } from './figures.ts'

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
    toWithdraw: 743,
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
    toWithdraw: 0,
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
