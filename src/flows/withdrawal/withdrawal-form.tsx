import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { currencyOf, roundDown } from '#machines/rules/currency.ts'
import { fieldsOf } from '#machines/withdrawal/withdrawal-rules.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { readAmount } from '#src/contract/amount.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import { Fact, NoFact } from '#src/ui/fact.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { FormNote } from './form-note.tsx'
import styles from './withdrawal.module.css'
import { WithdrawalAmount, WithdrawalInput } from './withdrawal-input.tsx'

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
  const isUnsure = useSelector(flow, (state) => state.matches({ editing: 'unsure' }))
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  const limit = roundDown(facts.balance, facts.symbol)
  return (
    <DialogForm ref={formRef} onSubmit={() => send({ type: 'form.submit' })}>
      <DialogBody>
        <dl className={styles.limit}>
          <Fact label={withdrawalCopy.limit[path]}>
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
        {isUnsure ? (
          <CheckHistory flow={flow} />
        ) : (
          <Button variant="secondary" aria-disabled={isChecking} onClick={() => send({ type: 'method.change' })}>
            {modalCopy.back}
          </Button>
        )}
        <SubmitButton
          variant={isUnsure ? 'secondary' : 'primary'}
          label={isChecking ? withdrawalCopy.checking : withdrawalCopy.continue}
          busy={isBusy}
        />
      </DialogFooter>
    </DialogForm>
  )
}

/** The main button while it is unknown whether the money has left (WD-7). */
function CheckHistory({ flow }: { flow: FlowOf<'withdrawal'> }) {
  const navigate = useNavigate()
  return (
    <Button
      onClick={() => {
        const { entry, symbol, sentAt } = flow.getSnapshot().context
        const amount = readAmount(entry.amount, currencyOf(symbol)).amount
        flow.send({ type: 'withdrawal.close' })
        const state = amount === undefined || sentAt === null ? {} : { unsure: { amount, sentAt } }
        void navigate({ to: '/dashboard-overview', hash: 'history', state })
      }}
    >
      {withdrawalCopy.checkHistory}
    </Button>
  )
}
