import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { referralCopy } from '#src/content/self-help.ts'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'

/** Says that there is no referral programme yet (ACCT-1). */
export function Referral({ isShown }: ModalProps<'referral'>) {
  const { close } = useModal()
  return (
    <Dialog title={labels.referAndEarn} isShown={isShown} onClose={close} closeLabel={modalCopy.close}>
      <DialogBody>
        <p>{referralCopy.text}</p>
        <p>{referralCopy.later}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{modalCopy.done}</Button>
      </DialogFooter>
    </Dialog>
  )
}
