import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { type KycSide, type KycText, specimenEntry } from '#machines/kyc/kyc-entry.ts'
import { PICTURE_ACCEPT } from '#machines/rules/rules.ts'
import { failedStatus } from '#src/content/failed-submit.ts'
import { fieldErrorText, pictureCopy } from '#src/content/field-errors.ts'
import { kycCopy, kycFields } from '#src/content/kyc.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { specimenCopy } from '#src/content/specimen.ts'
import type { KycAnswer } from '#src/contract/entities.ts'
import { LoadFailed } from '#src/flows/customer/loaded.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { drawSpecimen } from '#src/platform/draw-specimen.ts'
import { isDemo } from '#src/platform/env.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'

interface KycFormProps {
  flow: FlowOf<'kyc'>
  formRef: RefObject<HTMLFormElement | null>
  /** the documents sent before */
  record: KycAnswer
}

export function KycForm({ flow, formRef, record }: KycFormProps) {
  const { send } = flow
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  const canSubmit = useSelector(flow, (state) => state.can({ type: 'kyc.submit' }))
  return (
    <DialogForm ref={formRef} onSubmit={() => send({ type: 'kyc.submit' })}>
      <DialogBody>
        <p data-live="kyc-text">
          {record === null ? kycCopy.lead : record.status === true ? kycCopy.verified : kycCopy.waiting}
        </p>
        {(['name', 'number'] as const).map((field) => (
          <KycInput key={field} flow={flow} field={field} isBusy={isBusy} />
        ))}
        {isDemo ? (
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => fillInSpecimen(flow)}>
            {specimenCopy.use}
          </Button>
        ) : null}
        {(['front', 'back'] as const).map((side) => (
          <KycPicture key={side} flow={flow} side={side} isBusy={isBusy} />
        ))}
      </DialogBody>
      <DialogFooter status={<KycNote flow={flow} />}>
        <SubmitButton label={isBusy ? kycCopy.submitting : kycCopy.submit} busy={isBusy} closed={!canSubmit} />
      </DialogFooter>
    </DialogForm>
  )
}

/** Fills in both sides of an obviously fake document, so that nobody uploads a real one (KYC-1). What was typed stays. */
function fillInSpecimen(flow: FlowOf<'kyc'>): void {
  const { send } = flow
  const { name, number } = specimenEntry(flow.getSnapshot().context)
  send({ type: 'field.change', field: 'name', value: name })
  send({ type: 'field.change', field: 'number', value: number })
  for (const side of ['front', 'back'] as const)
    send({ type: 'picture.choose', side, file: drawSpecimen(side, specimenCopy[side], specimenCopy) })
}

/** Typing into a field renders only that field. */
function KycInput({ flow, field, isBusy }: { flow: FlowOf<'kyc'>; field: KycText; isBusy: boolean }) {
  const value = useSelector(flow, ({ context }) => context.entry[field])
  const error = useSelector(flow, ({ context }) => context.errors[field])
  return (
    <Field
      name={field}
      {...kycFields[field]}
      value={value}
      readOnly={isBusy}
      error={fieldErrorText(error)}
      onChange={({ currentTarget }) => flow.send({ type: 'field.change', field, value: currentTarget.value })}
    />
  )
}

function KycPicture({ flow, side, isBusy }: { flow: FlowOf<'kyc'>; side: KycSide; isBusy: boolean }) {
  const file = useSelector(flow, ({ context }) => context.pictures[side])
  const error = useSelector(flow, ({ context }) => context.errors[side])
  return (
    <FileField
      name={side}
      label={kycFields[side].label}
      hint={pictureCopy.limit}
      accept={PICTURE_ACCEPT}
      file={file}
      copy={pictureCopy}
      disabled={isBusy}
      error={fieldErrorText(error)}
      onChoose={(chosen) => flow.send({ type: 'picture.choose', side, file: chosen })}
      onRefuse={(refusal) => flow.send({ type: 'picture.refuse', side, error: refusal })}
      onRemove={() => flow.send({ type: 'picture.remove', side })}
    />
  )
}

function KycNote({ flow }: { flow: FlowOf<'kyc'> }) {
  const failure = useSelector(flow, ({ context }) => context.failure)
  const isUnknown = useCustomer(({ value }) => value.kyc === 'failed')
  const isReading = useSelector(
    flow,
    (state) => state.matches({ editing: { front: 'reading' } }) || state.matches({ editing: { back: 'reading' } }),
  )
  if (isReading) return <FormStatus>{pictureCopy.reading}</FormStatus>
  if (failure === 'details-taken') return <FormStatus tone="failed">{kycCopy.taken}</FormStatus>
  return (
    <>
      <FormStatus {...failedStatus(failure)} />
      {failure !== null && isUnknown ? <LoadFailed what={kycCopy.title}>{loadingCopy.failed}</LoadFailed> : null}
    </>
  )
}
