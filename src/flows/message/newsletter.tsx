import { newsletterCopy } from '#src/content/footer.ts'
import { labels } from '#src/content/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { MessageAnswer, MessageField, useMessage } from './message.tsx'
import styles from './newsletter.module.css'

/** The newsletter form (PUB-4). */
export function Newsletter() {
  const { flow, form, isBusy, outcome } = useMessage('newsletter')
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
      <MessageAnswer outcome={outcome} sentText={newsletterCopy.sent} />
    </ScriptedForm>
  )
}
