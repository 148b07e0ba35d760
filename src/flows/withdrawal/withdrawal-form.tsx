import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { amountIn } from '#machines/rules/currency.ts'
import {
  fieldsOf,
  hindranceOf,
  isAboveBalance,
  limitOf,
  type WithdrawalField,
} from '#machines/withdrawal/withdrawal-rules.ts'
import type { WithdrawalContext } from '#machines/withdrawal/withdrawal-setup.ts'
import { fieldErrorText } from '#src/content/field-errors.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { withdrawalCopy, withdrawalFields } from '#src/content/withdrawal.ts'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { formatMoney } from '#src/platform/money.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import { Fact, NoFact } from '#src/ui/fact.tsx'
import { Field } from '#src/ui/field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { FormNote } from './form-note.tsx'
import styles from './withdrawal.module.css'

interface WithdrawalFormProps {
  flow: FlowOf<'withdrawal'>
  formRef: RefObject<HTMLFormElement | null>
}

/** The fields of the chosen method, below the balance that limits the amount (WD-1, WD-2). */
export function WithdrawalForm({ flow, formRef }: WithdrawalFormProps) {
  const { send } = flow
  const method = useSelector(flow, ({ context }) => context.method)
  const path = useSelector(flow, ({ context }) => context.path)
  const facts = useSelector(flow, ({ context }) => context.facts)
  const isChecking = useSelector(flow, (state) => state.matches('checking'))
  const isForHistory = useSelector(flow, (state) => state.can({ type: 'history.check' }))
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  const limit = limitOf(facts)
  const isHeld = facts.load === 'ready' && hindranceOf(facts) !== null
  return (
    <DialogForm ref={formRef} onSubmit={() => send({ type: 'form.submit' })}>
      <DialogBody>
        <dl className={styles.limit}>
          <Fact label={(isHeld ? withdrawalCopy.held : withdrawalCopy.limit)[path]}>
            {facts.load === 'ready' ? (
              <span className="one-line">{formatMoney(limit, facts.symbol)}</span>
            ) : (
              <NoFact>{withdrawalCopy.limitUnknown}</NoFact>
            )}
          </Fact>
        </dl>
        {facts.load === 'ready' && limit <= 0 ? <p className={styles.nothing}>{labels.nothingToWithdraw}</p> : null}
        {fieldsOf(method).map((field) =>
          field === 'amount' ? (
            <WithdrawalAmount key={field} flow={flow} isFixed={isChecking} />
          ) : (
            <WithdrawalInput key={field} flow={flow} field={field} isFixed={isChecking} />
          ),
        )}
      </DialogBody>
      <DialogFooter status={<FormNote flow={flow} />}>
        {isForHistory ? (
          // The main button while only the history tells whether the money has left (WD-7).
          <Button onClick={() => send({ type: 'history.check' })}>{withdrawalCopy.checkHistory}</Button>
        ) : (
          <Button variant="secondary" aria-disabled={isChecking} onClick={() => send({ type: 'method.change' })}>
            {modalCopy.back}
          </Button>
        )}
        <SubmitButton
          variant={isForHistory ? 'secondary' : 'primary'}
          label={isChecking ? withdrawalCopy.checking : withdrawalCopy.continue}
          busy={isBusy}
        />
      </DialogFooter>
    </DialogForm>
  )
}

interface WithdrawalInputProps {
  flow: FlowOf<'withdrawal'>
  field: Exclude<WithdrawalField, 'amount'>
  /** while the rules are checked */
  isFixed: boolean
}

/** One field of the form. Typing into it renders only this field. */
function WithdrawalInput({ flow, field, isFixed }: WithdrawalInputProps) {
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
function WithdrawalAmount({ flow, isFixed }: Omit<WithdrawalInputProps, 'field'>) {
  const value = useSelector(flow, ({ context }) => context.entry.amount)
  const error = useSelector(flow, ({ context }) => context.errors.amount)
  const facts = useSelector(flow, ({ context }) => context.facts)
  const isTooMuch = useSelector(flow, (state) => state.matches({ editing: 'tooMuch' }) && isAboveBalance(state.context))
  const isCurrencyKnown = useCustomer(({ context }) => context.answers.user !== undefined)
  const reading = amountIn(value, facts.symbol)
  const limit = limitOf(facts)
  const money = formatMoney(limit, facts.symbol)
  const change = (amount: string) => flow.send({ type: 'field.change', field: 'amount', value: amount })
  return (
    <AmountField
      name="amount"
      {...withdrawalFields.amount}
      symbol={isCurrencyKnown ? facts.symbol : ''}
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

/** What the bank will do; then what was read, and what it leaves (IN-1). */
function consequenceOf(amount: number | undefined, { balance, symbol, load }: WithdrawalContext['facts']): string {
  const limit = limitOf({ balance, symbol })
  if (load !== 'ready' || limit <= 0) return ''
  if (amount === undefined) return withdrawalCopy.paidOut
  const money = formatMoney(amount, symbol)
  return amount > limit
    ? withdrawalCopy.tooMuch(money, formatMoney(limit, symbol))
    : withdrawalCopy.leaves(money, formatMoney(limit - amount, symbol))
}
