import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { PAYING_STEP } from '#machines/rules/rules.ts'
import { brand } from '#src/content/brand.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { CODE_LIMIT } from '#src/contract/code.ts'
import { codeForm, readForm } from '#src/contract/forms.ts'
import { unwrap } from '#src/contract/redacted.ts'
import { CodeField } from '#src/ui/code-field.tsx'
import { DialogBody, DialogFooter, dialogForm } from '#src/ui/dialog.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { FormNote } from './form-note.tsx'
import type { WithdrawalFlow } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

interface CodeFormProps {
  flow: WithdrawalFlow
  formRef: RefObject<HTMLFormElement | null>
}

/** Asks for the one-time code, which is read on submit and stored nowhere (WD-4). */
export function CodeForm({ flow, formRef }: CodeFormProps) {
  const { send } = flow
  const state = useSelector(flow, (snapshot) => snapshot)
  const { otpMessage, transferStep } = state.context.facts
  return (
    <form
      ref={formRef}
      className={`${dialogForm} ${styles.code}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'code.submit', ...readForm(codeForm, event.currentTarget) })
      }}
    >
      <DialogBody>
        {Number.isNaN(transferStep) ? null : (
          <p className={styles.step} data-live="step">
            {withdrawalCopy.step(transferStep, PAYING_STEP)}
          </p>
        )}
        <WithdrawalSummary context={state.context} note={otpMessage === null ? '' : unwrap(otpMessage).trim()} />
        <CodeField
          label={withdrawalCopy.code}
          name="code"
          limit={CODE_LIMIT}
          readOnly={state.hasTag('busy')}
          onChange={() => send({ type: 'code.edit' })}
          error={state.matches({ confirming: 'wrong' }) ? withdrawalCopy.wrong : undefined}
        />
        {state.matches({ confirming: 'careNeeded' }) ? (
          <p className={styles.care}>
            <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>, {brand.support.phone}
          </p>
        ) : null}
      </DialogBody>
      <DialogFooter status={<FormNote flow={flow} />}>
        <SubmitButton
          label={state.hasTag('busy') ? withdrawalCopy.confirming : withdrawalCopy.confirm}
          busy={state.hasTag('busy')}
        />
      </DialogFooter>
    </form>
  )
}
