import { useSelector } from '@xstate/react'
import { currencyOf, roundDown } from '#machines/rules/currency.ts'
import type { WithdrawalContext } from '#machines/withdrawal/withdrawal.machine.ts'
import { isAboveBalance, type WithdrawalField } from '#machines/withdrawal/withdrawal-rules.ts'
import { fieldErrorText } from '#src/content/field-errors.ts'
import { labels } from '#src/content/messages.ts'
import { withdrawalCopy, withdrawalFields } from '#src/content/withdrawal.ts'
import { readAmount } from '#src/contract/amount.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { formatMoney } from '#src/platform/money.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { Field } from '#src/ui/field.tsx'

interface WithdrawalInputProps {
  flow: FlowOf<'withdrawal'>
  field: Exclude<WithdrawalField, 'amount'>
  /** while the rules are checked */
  isFixed: boolean
}

/** One field of the form. Typing into it renders only this field. */
export function WithdrawalInput({ flow, field, isFixed }: WithdrawalInputProps) {
  const value = useSelector(flow, ({ context }) => context.entry[field])
  const error = useSelector(flow, ({ context }) => context.errors[field])
  return (
    <Field
      name={field}
      {...withdrawalFields[field]}
      type={field === 'email' ? 'email' : 'text'}
      value={value}
      readOnly={isFixed}
      error={fieldErrorText(error)}
      onChange={({ currentTarget }) => flow.send({ type: 'field.change', field, value: currentTarget.value })}
    />
  )
}

/** The amount, the balance that would remain, and a remedy if it is too much (WD-3, rule 4). */
export function WithdrawalAmount({ flow, isFixed }: Omit<WithdrawalInputProps, 'field'>) {
  const value = useSelector(flow, ({ context }) => context.entry.amount)
  const error = useSelector(flow, ({ context }) => context.errors.amount)
  const facts = useSelector(flow, ({ context }) => context.facts)
  const isTooMuch = useSelector(flow, (state) => state.matches({ editing: 'tooMuch' }) && isAboveBalance(state.context))
  const reading = readAmount(value, currencyOf(facts.symbol))
  const limit = roundDown(facts.balance, facts.symbol)
  const money = formatMoney(limit, facts.symbol)
  const change = (amount: string) => flow.send({ type: 'field.change', field: 'amount', value: amount })
  return (
    <AmountField
      name="amount"
      {...withdrawalFields.amount}
      symbol={facts.symbol}
      value={value}
      readOnly={isFixed}
      data-first-focus={error === 'amount-currency' ? '' : undefined}
      hint={consequenceOf(reading.amount, facts)}
      error={
        isTooMuch
          ? limit > 0
            ? withdrawalCopy.upTo(money)
            : labels.nothingToWithdraw
          : fieldErrorText(error, reading.at)
      }
      wayOut={
        isTooMuch && limit > 0
          ? { label: `${withdrawalCopy.use} ${money}`, onUse: () => change(String(limit)) }
          : undefined
      }
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

/** What was read, and what it leaves (IN-1). */
function consequenceOf(amount: number | undefined, { balance, symbol, load }: WithdrawalContext['facts']): string {
  if (load !== 'ready' || amount === undefined) return ''
  const limit = roundDown(balance, symbol)
  if (limit <= 0) return ''
  const money = formatMoney(amount, symbol)
  return amount > limit
    ? withdrawalCopy.tooMuch(money, formatMoney(limit, symbol))
    : withdrawalCopy.leaves(money, formatMoney(limit - amount, symbol))
}
