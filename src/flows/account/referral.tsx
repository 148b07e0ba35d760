import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { referralCopy } from '#src/content/self-help.ts'
import { type ModalProps, useModal } from '#src/flows/modal/use-modal.ts'
import { Dialog } from '#src/ui/dialog.tsx'

/** Says that there is no referral programme yet (ACCT-1). */
export function Referral({ isShown }: ModalProps<'referral'>) {
  const { close } = useModal()
  return (
    <Dialog title={labels.referAndEarn} isShown={isShown} onClose={close} closeLabel={modalCopy.close}>
      <p>{referralCopy.text}</p>
      <p>{referralCopy.later}</p>
    </Dialog>
  )
}
