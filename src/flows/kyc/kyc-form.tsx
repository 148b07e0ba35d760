import type { RefObject } from 'react'
import type { StateFrom } from 'xstate'
import type { KycEvent, kycMachine } from '#machines/kyc/kyc.machine.ts'
import { PICTURE_TYPES } from '#machines/rules/rules.ts'
import { failedSubmit } from '#src/content/failed-submit.ts'
import { fieldErrorTexts, pictureCopy } from '#src/content/field-errors.ts'
import { kycCopy, kycFields } from '#src/content/kyc.ts'
import { specimenCopy } from '#src/content/specimen.ts'
import type { KycAnswer } from '#src/contract/entities.ts'
import { isDemo } from '#src/platform/env.ts'
import { DialogBody, DialogFooter, dialogForm } from '#src/ui/dialog.tsx'
import { Field } from '#src/ui/field.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { RetryStatus } from '#src/ui/retry-status.tsx'
import { SpecimenButton } from '#src/ui/specimen-button.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'

interface KycFormProps {
  state: StateFrom<typeof kycMachine>
  send: (event: KycEvent) => void
  formRef: RefObject<HTMLFormElement | null>
  /** sent before */
  record: KycAnswer
}

export function KycForm({ state, send, formRef, record }: KycFormProps) {
  const { entry, pictures, errors } = state.context
  const isBusy = state.hasTag('busy')
  const wordsFor = (field: keyof typeof errors) =>
    errors[field] === undefined ? undefined : fieldErrorTexts[errors[field]]
  return (
    <form
      ref={formRef}
      className={dialogForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'kyc.submit' })
      }}
    >
      <DialogBody>
        <p data-live="kyc-text">
          {record === null ? kycCopy.lead : record.status === true ? kycCopy.verified : kycCopy.waiting}
        </p>
        {(['name', 'number'] as const).map((field) => (
          <Field
            key={field}
            name={field}
            {...kycFields[field]}
            autoComplete="off"
            value={entry[field]}
            readOnly={isBusy}
            error={wordsFor(field)}
            onChange={({ currentTarget }) => send({ type: 'field.change', field, value: currentTarget.value })}
          />
        ))}
        {isDemo ? (
          <SpecimenButton
            label={specimenCopy.use}
            isBusy={isBusy}
            isDrawing={state.matches({ editing: { specimen: 'drawing' } })}
            failure={state.matches({ editing: { specimen: 'failed' } }) ? specimenCopy.failed : null}
            onUse={() => send({ type: 'specimen.use' })}
          />
        ) : null}
        {(['front', 'back'] as const).map((side) => (
          <FileField
            key={side}
            name={side}
            label={kycFields[side].label}
            hint={pictureCopy.limit}
            accept={PICTURE_TYPES}
            file={pictures[side]}
            copy={pictureCopy}
            disabled={isBusy}
            error={wordsFor(side)}
            onChoose={(file) => send({ type: 'picture.choose', side, file })}
            onRemove={() => send({ type: 'picture.remove', side })}
          />
        ))}
      </DialogBody>
      <DialogFooter status={<KycNote state={state} send={send} />}>
        <SubmitButton
          label={isBusy ? kycCopy.submitting : kycCopy.submit}
          busy={isBusy}
          closed={!state.can({ type: 'kyc.submit' })}
        />
      </DialogFooter>
    </form>
  )
}

function KycNote({ state, send }: Pick<KycFormProps, 'state' | 'send'>) {
  const { failure } = state.context
  if (state.matches({ editing: { entry: 'notLoaded' } })) {
    return <RetryStatus text={kycCopy.notLoaded} retry={kycCopy.retry} onRetry={() => send({ type: 'loads.retry' })} />
  }
  if (isReading(state)) return <FormStatus>{pictureCopy.reading}</FormStatus>
  return failure === null ? <FormStatus /> : <FormStatus tone="failed">{failedSubmit[failure]}</FormStatus>
}

function isReading(state: KycFormProps['state']): boolean {
  return state.matches({ editing: { front: 'reading' } }) || state.matches({ editing: { back: 'reading' } })
}
