import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { selfHelpCopy } from '#src/content/self-help.ts'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import styles from './self-help.module.css'

/** Frequently asked questions (ACCT-1). */
export function SelfHelp({ isShown }: ModalProps<'self-help'>) {
  const { close } = useModal()
  const { topics, still, or, support } = selfHelpCopy
  return (
    <Dialog title={labels.selfHelp} isShown={isShown} onClose={close} closeLabel={modalCopy.close}>
      <DialogBody>
        <ul className={styles.topics}>
          {topics.map(({ question, answer }) => (
            <li key={question} className={styles.topic}>
              <h3 className={styles.question}>{question}</h3>
              <p>{answer}</p>
            </li>
          ))}
        </ul>
        <p>
          {still} <a href={`mailto:${support.email}`}>{support.email}</a> {or}{' '}
          <a href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</a>.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{modalCopy.done}</Button>
      </DialogFooter>
    </Dialog>
  )
}
