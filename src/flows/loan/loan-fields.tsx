import { useSelector } from '@xstate/react'
import { type LoanStep, unusualIncomes } from '#machines/loan/loan-application.ts'
import { figures, holdingsOf } from '#machines/rules/balances.ts'
import { amountIn, moneySymbol } from '#machines/rules/currency.ts'
import { fieldErrorText } from '#src/content/field-errors.ts'
import { loanCopy, loanFields } from '#src/content/loan.ts'
import { partState, useCustomer } from '#src/flows/customer/use-customer.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { formatMoney } from '#src/platform/money.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { Field } from '#src/ui/field.tsx'
import styles from './loan.module.css'

export function LoanFields({ step, flow }: { step: LoanStep; flow: FlowOf<'loan'> }) {
  return (
    <div className={styles.fields}>
      {loanFields[step].map((copy) => (
        <LoanInput key={copy.name} copy={copy} flow={flow} />
      ))}
    </div>
  )
}

interface LoanInputProps {
  copy: (typeof loanFields)[LoanStep][number]
  flow: FlowOf<'loan'>
}

/** One field of the application. Typing into it renders only this field. */
function LoanInput({ copy, flow }: LoanInputProps) {
  const value = useSelector(flow, ({ context }) => context.draft[copy.name])
  const error = useSelector(flow, ({ context }) => context.errors[copy.name])
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  const symbol = useSelector(flow, ({ context }) => context.customer?.symbol)
  const reading = amountIn(value, symbol)
  const readings = useReadings(reading.amount, symbol)
  const incomes = useSelector(flow, ({ context }) => unusualIncomes(context.draft, symbol))
  const props = {
    ...copy,
    value,
    readOnly: isBusy,
    'data-first-focus': error === 'amount-currency' ? '' : undefined,
    error: fieldErrorText(error, reading.at),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      flow.send({ type: 'field.change', field: copy.name, value: target.value }),
  }
  return copy.name === 'amount' || copy.name === 'monthlyIncome' ? (
    <AmountField {...props} symbol={moneySymbol(symbol)} hint={readings[copy.name]} note={noteOf(copy.name, incomes)} />
  ) : (
    <Field {...props} />
  )
}

/** At the amount, which nothing refuses (LOAN-2). */
function noteOf(name: 'amount' | 'monthlyIncome', incomes: number | null): string | undefined {
  if (name !== 'amount') return
  return incomes === null ? '' : loanCopy.manyIncomes(incomes.toLocaleString('en'))
}

/** What was read, and the loan balance with it (IN-1). */
function useReadings(amount: number | undefined, symbol?: string): Record<'amount' | 'monthlyIncome', string> {
  const { parts, of } = figures.loanBalance
  const balance = useCustomer((snapshot) =>
    partState(snapshot, parts) === 'ready' ? of(holdingsOf(snapshot.context.answers)) : undefined,
  )
  if (amount === undefined) return { amount: loanCopy.amountHint, monthlyIncome: loanCopy.incomeHint }
  const money = formatMoney(amount, symbol)
  const after = balance === undefined ? '' : ` ${loanCopy.balanceAfter} ${formatMoney(balance + amount, symbol)}`
  return { amount: loanCopy.borrows(money) + after, monthlyIncome: loanCopy.earns(money) }
}
