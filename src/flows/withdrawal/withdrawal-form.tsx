import type { RefObject } from 'react'
import type { StateFrom } from 'xstate'
import { roundDown } from '#machines/rules/currency.ts'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { fieldsOf } from '#machines/withdrawal/withdrawal-rules.ts'
import type { WithdrawalEvent } from '#machines/withdrawal/withdrawal-setup.ts'
import { figureNotes } from '#src/content/balances.ts'
import { fieldErrorTexts } from '#src/content/field-errors.ts'
import { modalCopy } from '#src/content/modal.ts'
import { withdrawalCopy, withdrawalFields } from '#src/content/withdrawal.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter, dialogForm } from '#src/ui/dialog.tsx'
import { Fact, NoFact } from '#src/ui/fact.tsx'
import { Field } from '#src/ui/field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { FormNote } from './form-note.tsx'
import styles from './withdrawal.module.css'

interface WithdrawalFormProps {
  state: StateFrom<typeof withdrawalMachine>
  send: (event: WithdrawalEvent) => void
  formRef: RefObject<HTMLFormElement | null>
}

/** The balance that limits a withdrawal, by its path (WD-2). */
const LIMITS = { loan: 'loanBalance', invest: 'availableBalance' } as const

/** The fields of the chosen method, below the balance that limits the amount (WD-1, WD-2). */
export function WithdrawalForm({ state, send, formRef }: WithdrawalFormProps) {
  const { method, path, entry, errors, facts } = state.context
  return (
    <form
      ref={formRef}
      className={dialogForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'form.submit' })
      }}
    >
      <DialogBody>
        <dl className={styles.limit}>
          <Fact label={withdrawalCopy.limit[path]} note={figureNotes[LIMITS[path]]}>
            {facts.load === 'ready' ? (
              <span className="one-line">{formatMoney(roundDown(facts.balance, facts.symbol), facts.symbol)}</span>
            ) : (
              <NoFact>{withdrawalCopy.limitUnknown}</NoFact>
            )}
          </Fact>
        </dl>
        {fieldsOf(method).map((field) => {
          const error = errors[field]
          return (
            <Field
              key={field}
              name={field}
              {...withdrawalFields[field]}
              type={field === 'email' ? 'email' : 'text'}
              value={entry[field]}
              readOnly={state.matches('checking')}
              data-first-focus={error === 'amount-currency' ? '' : undefined}
              error={error === undefined ? undefined : fieldErrorTexts[error]}
              onChange={({ currentTarget }) => send({ type: 'field.change', field, value: currentTarget.value })}
            />
          )
        })}
      </DialogBody>
      <DialogFooter status={<FormNote state={state} send={send} />}>
        <Button
          variant="secondary"
          aria-disabled={state.matches('checking')}
          onClick={() => send({ type: 'method.change' })}
        >
          {modalCopy.back}
        </Button>
        <SubmitButton
          label={state.matches('checking') ? withdrawalCopy.checking : withdrawalCopy.continue}
          busy={state.hasTag('busy')}
        />
      </DialogFooter>
    </form>
  )
}
