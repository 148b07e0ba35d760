import { newsletterCopy } from '#src/content/footer.ts'
import { labels } from '#src/content/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { MessageField, useMessage } from './message.tsx'
import styles from './newsletter.module.css'

/** The newsletter form (PUB-4). */
export function Newsletter() {
  const { flow, form, isBusy, status } = useMessage('newsletter', newsletterCopy.sent)
  return (
    <ScriptedForm
      ref={form}
      className={styles.form}
      aria-label={newsletterCopy.heading}
      onSubmit={() => flow.send({ type: 'message.submit' })}
    >
      <div className={styles.line}>
        <MessageField
          flow={flow}
          name="email"
          type="email"
          autoComplete="email"
          label={newsletterCopy.email}
          required
        />
        <Button type="submit" variant="secondary" aria-disabled={isBusy}>
          {labels.newsletterSend}
        </Button>
      </div>
      <FormStatus {...status} />
    </ScriptedForm>
  )
}
