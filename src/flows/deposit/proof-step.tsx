import { useSelector } from '@xstate/react'
import { ExternalLink } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { isOutsidePlan } from '#machines/deposit/deposit-entry.ts'
import { amountIn, moneySymbol } from '#machines/rules/currency.ts'
import { PICTURE_ACCEPT, type PlanId } from '#machines/rules/rules.ts'
import { isListed } from '#machines/rules/sent-amount.ts'
import { cryptoSites, depositCopy } from '#src/content/deposit.ts'
import { failedStatus } from '#src/content/failed-submit.ts'
import { fieldErrorText, pictureCopy } from '#src/content/field-errors.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { planNames } from '#src/content/products.ts'
import { specimenCopy } from '#src/content/specimen.ts'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { drawSpecimen } from '#src/platform/draw-specimen.ts'
import { isDemo } from '#src/platform/env.ts'
import { formatMoney, planRange } from '#src/platform/money.ts'
import { AmountField } from '#src/ui/amount-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import styles from './deposit.module.css'

interface ProofStepProps {
  flow: FlowOf<'deposit'>
  form: RefObject<HTMLFormElement | null>
  plan: PlanId | undefined
}

/** The amount, and a picture that proves the payment (DEP-3). */
export function ProofStep({ flow, form: formRef, plan }: ProofStepProps) {
  const { send } = flow
  const proof = useSelector(flow, ({ context }) => context.proof)
  const pictureError = useSelector(flow, ({ context }) => context.errors.images)
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  const canSubmit = useSelector(flow, (state) => state.can({ type: 'deposit.submit' }))
  return (
    <DialogForm ref={formRef} onSubmit={() => send({ type: 'deposit.submit' })}>
      <DialogBody>
        <p>{depositCopy.proofLead}</p>
        <DepositAmount flow={flow} plan={plan} isBusy={isBusy} />
        {cryptoSites.length > 0 ? <CryptoSites /> : null}
        <FileField
          label={labels.uploadProof}
          name="images"
          hint={pictureCopy.limit}
          accept={PICTURE_ACCEPT}
          file={proof}
          copy={pictureCopy}
          error={fieldErrorText(pictureError)}
          disabled={isBusy}
          onChoose={(file) => send({ type: 'proof.choose', file })}
          onRefuse={(error) => send({ type: 'proof.refuse', error })}
          onRemove={() => send({ type: 'proof.remove' })}
        />
        {isDemo ? (
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            onClick={() =>
              send({ type: 'proof.choose', file: drawSpecimen('receipt', specimenCopy.receipt, specimenCopy) })
            }
          >
            {specimenCopy.useReceipt}
          </Button>
        ) : null}
      </DialogBody>
      <DialogFooter status={<ProofStatus flow={flow} />}>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => send({ type: 'step.back' })}>
          {modalCopy.back}
        </Button>
        <SubmitButton label={labels.makeDeposit} busy={isBusy} closed={!canSubmit} />
      </DialogFooter>
    </DialogForm>
  )
}

interface DepositAmountProps {
  flow: FlowOf<'deposit'>
  plan: PlanId | undefined
  isBusy: boolean
}

/** Typing renders only the field. */
function DepositAmount({ flow, plan, isBusy }: DepositAmountProps) {
  const amount = useSelector(flow, ({ context }) => context.amount)
  const error = useSelector(flow, ({ context }) => context.errors.amount)
  const symbol = useSelector(flow, ({ context }) => context.depositor?.symbol)
  const reading = amountIn(amount, symbol)
  return (
    <AmountField
      label={labels.depositAmount}
      name="amount"
      symbol={moneySymbol(symbol)}
      value={amount}
      readOnly={isBusy}
      error={fieldErrorText(error, reading.at)}
      hint={
        reading.amount === undefined ? depositCopy.amountHint : depositCopy.adds(formatMoney(reading.amount, symbol))
      }
      note={plan === undefined ? undefined : planNote(amount, plan, symbol)}
      onChange={({ currentTarget }) => flow.send({ type: 'amount.change', amount: currentTarget.value })}
    />
  )
}

/** A hint only: an amount below the plan's minimum is not an error (INV-2). */
function planNote(amount: string, plan: PlanId, symbol: string | null | undefined): string {
  if (!isOutsidePlan(amount, plan, symbol)) return ''
  return `${depositCopy.outsidePlan} ${planNames[plan]}, ${planRange(plan, symbol)}. ${depositCopy.outsidePlanHint}`
}

/** Links to exchanges that sell coins (DEP-3). */
function CryptoSites() {
  const id = useId()
  return (
    <div className={styles.sites}>
      <p id={id}>{depositCopy.sites}</p>
      <ul className={styles.siteList} aria-labelledby={id} aria-describedby={`${id}-mark`}>
        {cryptoSites.map(({ name, href }) => (
          <li key={href}>
            <a className={styles.site} href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <ExternalLink aria-hidden="true" size={14} />
              <span className="visually-hidden"> ({depositCopy.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
      <p id={`${id}-mark`}>{depositCopy.sitesMark}</p>
    </div>
  )
}

/** The status of a deposit that is being sent or has failed (ERR-1). */
function ProofStatus({ flow }: { flow: FlowOf<'deposit'> }) {
  const isSubmitting = useSelector(flow, (state) => state.matches('submitting'))
  const isReading = useSelector(flow, (state) => state.matches({ proof: 'reading' }))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const sent = useSelector(flow, ({ context }) => context.sent)
  const isMade = useCustomer(
    ({ context: { answers } }) => sent !== undefined && isListed(sent, answers.deposits?.deposit ?? []),
  )
  if (isSubmitting) return <FormStatus>{depositCopy.sending}</FormStatus>
  if (isReading) return <FormStatus>{pictureCopy.reading}</FormStatus>
  return <FormStatus {...failedStatus(failure, isMade)} />
}
