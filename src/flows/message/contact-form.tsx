import type { MessageField as FieldName } from '#machines/message/message.machine.ts'
import { contactCopy } from '#src/content/contact.ts'
import { labels } from '#src/content/messages.ts'
import { Button } from '#src/ui/button.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { ScriptedForm } from '#src/ui/scripted-form.tsx'
import styles from './contact-form.module.css'
import { MessageField, useMessage } from './message.tsx'

/** The contact page's form (PUB-7). */
export function ContactForm() {
  const { flow, form, isBusy, status } = useMessage('contact', contactCopy.sent)
  const field = (name: FieldName) => ({ ...contactCopy.fields[name], flow, name })
  return (
    <ScriptedForm ref={form} className={styles.form} onSubmit={() => flow.send({ type: 'message.submit' })}>
      <p className="hint">{contactCopy.required}</p>
      <MessageField {...field('name')} type="text" autoComplete="name" required />
      <MessageField {...field('email')} type="email" autoComplete="email" required />
      <MessageField {...field('phone')} type="tel" autoComplete="tel" required />
      <MessageField {...field('message')} rows={6} />
      <Button type="submit" aria-disabled={isBusy}>
        {labels.sendMessage}
      </Button>
      <FormStatus {...status} />
    </ScriptedForm>
  )
}
