import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { amountIn } from '#machines/rules/currency.ts'
import { payeeOf } from '#machines/withdrawal/withdrawal-rules.ts'
import type { WithdrawalContext } from '#machines/withdrawal/withdrawal-setup.ts'
import { receiptCopy, withdrawalMethods } from '#src/content/products.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { readCode } from '#src/contract/code.ts'
import { unwrap } from '#src/contract/redacted.ts'
import { codeForm, readForm } from '#src/contract/requests.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { formatMoney } from '#src/platform/money.ts'
import { CodeField } from '#src/ui/code-field.tsx'
import { ALWAYS, DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import { Fact, Facts } from '#src/ui/fact.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { FormNote } from './form-note.tsx'
import styles from './withdrawal.module.css'

interface CodeFormProps {
  flow: FlowOf<'withdrawal'>
  formRef: RefObject<HTMLFormElement | null>
}

/** Asks for the one-time code, which is read on submit and stored nowhere (WD-4). */
export function CodeForm({ flow, formRef }: CodeFormProps) {
  const { send } = flow
  const state = useSelector(flow, (snapshot) => snapshot)
  const { otpMessage } = state.context.facts
  const message = otpMessage === null ? '' : unwrap(otpMessage).trim()
  // The customer has waited for the field.
  const isReleased = state.matches({ confirming: 'released' }) || state.matches({ confirming: 'renewed' })
  return (
    <DialogForm
      ref={formRef}
      className={styles.code}
      onSubmit={(form) => send({ type: 'code.submit', ...readForm(codeForm, form) })}
    >
      <DialogBody>
        <FormNote flow={flow} />
        <WithdrawalSummary context={state.context} />
        {message === '' ? null : <p data-live="note">{message}</p>}
        <CodeField
          label={withdrawalCopy.code}
          name="code"
          data-first-focus={isReleased ? ALWAYS : ''}
          read={readCode}
          readOnly={state.hasTag('busy')}
          onChange={() => send({ type: 'code.edit' })}
          error={state.matches({ confirming: 'wrong' }) ? withdrawalCopy.wrong : undefined}
        />
      </DialogBody>
      <DialogFooter>
        <SubmitButton
          label={state.hasTag('busy') ? withdrawalCopy.confirming : withdrawalCopy.confirm}
          busy={state.hasTag('busy')}
        />
      </DialogFooter>
    </DialogForm>
  )
}

/** Amount, method and payee of the withdrawal. */
export function WithdrawalSummary({ context: { entry, symbol, method } }: { context: WithdrawalContext }) {
  return (
    <Facts isInPairs>
      <Fact label={receiptCopy.amount}>
        <span className="one-line">{formatMoney(amountIn(entry.amount, symbol).amount ?? 0, symbol)}</span>
      </Fact>
      <Fact label={receiptCopy.method} note={payeeOf(entry, method)}>
        {withdrawalMethods.find(({ id }) => id === method)?.label}
      </Fact>
    </Facts>
  )
}
