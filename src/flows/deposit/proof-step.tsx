import type { RefObject } from 'react'
import { isOutsidePlan } from '#machines/deposit/deposit-entry.ts'
import { PICTURE_TYPES, type PlanId } from '#machines/rules/rules.ts'
import { cryptoSites } from '#src/content/crypto-sites.ts'
import { depositCopy } from '#src/content/deposit.ts'
import { fieldErrorTexts, pictureCopy } from '#src/content/field-errors.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { planNames } from '#src/content/plans.ts'
import { specimenCopy } from '#src/content/specimen.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { isDemo } from '#src/platform/env.ts'
import { planRange } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter, dialogForm } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { SpecimenButton } from '#src/ui/specimen-button.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { CryptoSites } from './crypto-sites.tsx'
import { ProofStatus } from './proof-status.tsx'
import type { DepositState, SendDeposit } from './use-deposit.ts'

interface ProofStepProps {
  state: DepositState
  send: SendDeposit
  form: RefObject<HTMLFormElement | null>
  plan: PlanId | undefined
}

/** The amount, and a picture that proves the payment (DEP-3). */
export function ProofStep({ state, send, form: formRef, plan }: ProofStepProps) {
  const { amount, proof, errors, way } = state.context
  const { user } = useCustomer().snapshot.context.answers
  const isBusy = state.hasTag('busy')
  return (
    <form
      ref={formRef}
      className={dialogForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'deposit.submit' })
      }}
    >
      <DialogBody>
        <p>{depositCopy.proofLead}</p>
        <Field
          label={labels.depositAmount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          readOnly={isBusy}
          error={errorText(errors.amount)}
          note={plan === undefined ? undefined : planNote(amount, plan, user?.country?.symbol)}
          onChange={({ currentTarget }) => send({ type: 'amount.change', amount: currentTarget.value })}
        />
        {way === 'wallets' && cryptoSites.length > 0 ? <CryptoSites /> : null}
        <FileField
          label={labels.uploadProof}
          name="images"
          hint={pictureCopy.limit}
          accept={PICTURE_TYPES}
          file={proof}
          copy={pictureCopy}
          error={errorText(errors.images)}
          disabled={isBusy}
          onChoose={(file) => send({ type: 'proof.choose', file })}
          onRemove={() => send({ type: 'proof.remove' })}
        />
        {isDemo ? (
          <SpecimenButton
            label={specimenCopy.useReceipt}
            isBusy={isBusy}
            isDrawing={state.matches({ proof: 'drawing' })}
            failure={state.matches({ proof: 'notDrawn' }) ? specimenCopy.receiptFailed : null}
            onUse={() => send({ type: 'specimen.use' })}
          />
        ) : null}
      </DialogBody>
      <DialogFooter status={<ProofStatus state={state} send={send} />}>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => send({ type: 'step.back' })}>
          {modalCopy.back}
        </Button>
        <SubmitButton label={labels.makeDeposit} busy={isBusy} closed={!state.can({ type: 'deposit.submit' })} />
      </DialogFooter>
    </form>
  )
}

function errorText(error: keyof typeof fieldErrorTexts | undefined): string | undefined {
  return error === undefined ? undefined : fieldErrorTexts[error]
}

/** A hint only: an amount below the plan's minimum is not an error (INV-2). */
function planNote(amount: string, plan: PlanId, symbol: string | null | undefined): string {
  if (!isOutsidePlan(amount, plan)) return ''
  return `${depositCopy.outsidePlan} ${planNames[plan]}, ${planRange(plan, symbol)}. ${depositCopy.outsidePlanHint}`
}
