import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { kycCopy } from '#src/content/kyc.ts'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { DoneButton, FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Letter } from '#src/ui/drawings/stationery.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { KycForm } from './kyc-form.tsx'
import { KycRecord } from './kyc-record.tsx'

/** The identity check, in a dialog (KYC-1). */
export function Kyc({ flow, isShown }: ModalProps<'kyc'>) {
  const form = useFocusedForm(flow)
  const record = useCustomer(({ context }) => context.answers.kyc) ?? null
  const isBegun = useSelector(flow, hasBegun)
  const isUploaded = useSelector(flow, (state) => state.matches('uploaded'))
  const [isAgain, setAgain] = useState(false)
  return (
    <FlowDialog title={isUploaded ? kycCopy.uploadedTitle : kycCopy.title} isShown={isShown} flow={flow}>
      {isUploaded ? (
        <>
          <DialogBody>
            <EmptyState drawing={<Letter />}>{kycCopy.uploaded}</EmptyState>
          </DialogBody>
          <DialogFooter>
            <DoneButton flow={flow} />
          </DialogFooter>
        </>
      ) : record !== null && !isBegun && !isAgain ? (
        <KycRecord flow={flow} record={record} onAgain={() => setAgain(true)} />
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
