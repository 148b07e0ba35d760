import type { MessageField as FieldName } from '#machines/message/message.machine.ts'
import { contactCopy } from '#src/content/contact.ts'
import { labels } from '#src/content/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import styles from './contact-form.module.css'
import { MessageAnswer } from './message-answer.tsx'
import { MessageField } from './message-field.tsx'
import { useMessage } from './use-message.ts'

/** The contact page's form (PUB-7). */
export function ContactForm() {
  const { state, send, form } = useMessage('contact')
  const { entry, errors } = state.context
  const field = (name: FieldName) => ({
    ...contactCopy.fields[name],
    name,
    value: entry[name],
    error: errors[name],
    onValue: (value: string) => send({ type: 'field.change', field: name, value }),
  })
  return (
    <ScriptedForm
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'message.submit' })
      }}
    >
      <p className={styles.required}>{contactCopy.required}</p>
      <MessageField {...field('name')} type="text" autoComplete="name" required />
      <MessageField {...field('email')} type="email" autoComplete="email" required />
      <MessageField {...field('phone')} type="tel" autoComplete="tel" required />
      <MessageField {...field('message')} rows={6} />
      <Button type="submit" aria-disabled={state.hasTag('busy')}>
        {labels.sendMessage}
      </Button>
      <MessageAnswer
        outcome={state.matches('sent') ? 'sent' : state.matches({ editing: 'failed' }) ? 'failed' : null}
        sentText={contactCopy.sent}
      />
    </ScriptedForm>
  )
}
