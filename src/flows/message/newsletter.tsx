import { newsletterCopy } from '#src/content/footer.ts'
import { labels } from '#src/content/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import { MessageAnswer } from './message-answer.tsx'
import { MessageField } from './message-field.tsx'
import styles from './newsletter.module.css'
import { useMessage } from './use-message.ts'

/** The newsletter form (PUB-4). */
export function Newsletter() {
  const { state, send, form } = useMessage('newsletter')
  const { entry, errors } = state.context
  return (
    <ScriptedForm
      ref={form}
      className={styles.form}
      aria-label={newsletterCopy.heading}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'message.submit' })
      }}
    >
      <div className={styles.line}>
        <MessageField
          name="email"
          type="email"
          autoComplete="email"
          label={newsletterCopy.email}
          value={entry.email}
          error={errors.email}
          required
          onValue={(value) => send({ type: 'field.change', field: 'email', value })}
        />
        <Button type="submit" variant="secondary" aria-disabled={state.hasTag('busy')}>
          {labels.newsletterSend}
        </Button>
      </div>
      <MessageAnswer
        outcome={state.matches('sent') ? 'sent' : state.matches({ editing: 'failed' }) ? 'failed' : null}
        sentText={newsletterCopy.sent}
      />
    </ScriptedForm>
  )
}
