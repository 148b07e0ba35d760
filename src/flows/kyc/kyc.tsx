import { useState } from 'react'
import { kycCopy } from '#src/content/kyc.ts'
import { modalCopy } from '#src/content/modal.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Letter } from '#src/ui/drawings/stationery.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { KycForm } from './kyc-form.tsx'
import { KycRecord } from './kyc-record.tsx'
import { useKyc } from './use-kyc.ts'

/** The identity check, in a dialog (KYC-1). */
export function Kyc({ flow, isShown }: ModalProps<'kyc'>) {
  const { send } = flow
  const { form, record, hasBegun, isUploaded, isClosable } = useKyc(flow)
  const [isAgain, setAgain] = useState(false)
  return (
    <Dialog
      title={isUploaded ? kycCopy.uploadedTitle : kycCopy.title}
      isShown={isShown}
      onClose={() => send({ type: 'kyc.close' })}
      isClosable={isClosable}
      closeLabel={modalCopy.close}
    >
      {isUploaded ? (
        <>
          <DialogBody>
            <EmptyState drawing={<Letter />}>{kycCopy.uploaded}</EmptyState>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => send({ type: 'kyc.close' })}>{modalCopy.done}</Button>
          </DialogFooter>
        </>
      ) : record !== null && !hasBegun && !isAgain ? (
        <KycRecord record={record} onAgain={() => setAgain(true)} onDone={() => send({ type: 'kyc.close' })} />
      ) : (
        <KycForm flow={flow} formRef={form} record={record} />
      )}
    </Dialog>
  )
}
