import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { kycWords } from '#src/content/account.ts'
import { kycCopy, kycFields } from '#src/content/kyc.ts'
import { loadingCopy } from '#src/content/shell.ts'
import type { KycAnswer } from '#src/contract/entities.ts'
import { cleanNumber } from '#src/contract/plain-characters.ts'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { DoneButton, FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { WaitingForm } from '#src/flows/waiting-form.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { letter } from '#src/ui/drawings/stationery.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Fact, Facts, NoFact } from '#src/ui/fact.tsx'
import { KycForm } from './kyc-form.tsx'

/** The identity check, in a dialog (KYC-1). */
export function Kyc({ flow, isShown }: ModalProps<'kyc'>) {
  const form = useFocusedForm(flow)
  const record = useCustomer(({ context }) => context.answers.kyc) ?? null
  const isWaiting = useSelector(flow, (state) => state.matches('waiting'))
  const isBegun = useSelector(flow, hasBegun)
  const isUploaded = useSelector(flow, (state) => state.matches('uploaded'))
  // The record tells what came of a submit whose answer was lost.
  const isReceived = useSelector(
    flow,
    ({ context: { failure, entry } }) => failure !== null && record?.number === cleanNumber(entry.number),
  )
  return (
    <FlowDialog title={isUploaded || isReceived ? kycCopy.uploadedTitle : kycCopy.title} isShown={isShown} flow={flow}>
      {isWaiting ? (
        <WaitingForm parts={['user', 'kyc']} fields={Object.keys(kycFields)} />
      ) : isUploaded ? (
        <>
          <DialogBody>
            <EmptyState drawing={<Sketched of={letter} />}>{kycCopy.uploaded}</EmptyState>
          </DialogBody>
          <DialogFooter>
            <DoneButton flow={flow} />
          </DialogFooter>
        </>
      ) : record !== null && (!isBegun || isReceived) ? (
        <KycRecord flow={flow} record={record} />
      ) : (
        <KycForm flow={flow} formRef={form} record={record} />
      )}
    </FlowDialog>
  )
}

/** Whether something was entered or sent: the form then stays, even if the record changes. */
function hasBegun(state: SnapshotFrom<typeof kycMachine>): boolean {
  const { entry, pictures, errors } = state.context
  return (
    !state.matches('editing') ||
    [...Object.values(entry), ...Object.values(pictures)].some(Boolean) ||
    Object.keys(errors).length > 0
  )
}

interface KycRecordProps {
  flow: FlowOf<'kyc'>
  record: NonNullable<KycAnswer>
}

/** The documents sent before, in place of the form (KYC-1). */
function KycRecord({ flow, record }: KycRecordProps) {
  const isVerified = record.status === true
  const facts = [
    [kycFields.name.label, record.name],
    [kycFields.number.label, record.number],
    [kycCopy.status, kycWords[isVerified ? 'verified' : 'waiting']],
  ] as const
  return (
    <>
      <DialogBody>
        <p data-live="kyc-text">{isVerified ? kycCopy.verified : kycCopy.waiting}</p>
        <Facts>
          {facts.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value || <NoFact>{loadingCopy.missing}</NoFact>}
            </Fact>
          ))}
        </Facts>
      </DialogBody>
      <DialogFooter>
        <DoneButton flow={flow} />
      </DialogFooter>
    </>
  )
}
