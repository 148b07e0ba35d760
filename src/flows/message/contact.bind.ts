import { fromPromise } from 'xstate'
import { type MessageEntry, messageMachine } from '#machines/message/message.machine.ts'
import { brand } from '#src/content/brand.ts'
import { contactCopy } from '#src/content/contact.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { cleanEmail } from '#src/contract/email.ts'
import { cleanNumber } from '#src/contract/plain-characters.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { demoParts } from '#src/platform/demo-parts.ts'
import { isDemo } from '#src/platform/env.ts'

/** Bound to the demo's outbox; a live build opens the visitor's mail program (PUB-7). */
export const contact = messageMachine.provide({
  actors: {
    deliver: fromPromise<void, { entry: MessageEntry }>(async ({ input: { entry } }) => {
      if (isDemo) {
        const { addToOutbox } = await clock.track(demoParts)
        addToOutbox({ kind: 'contact', to: brand.support.email, text: letter(entry) })
      } else {
        const query = `subject=${encodeURIComponent(contactCopy.mailSubject)}&body=${encodeURIComponent(letter(entry))}`
        window.location.assign(`mailto:${brand.support.email}?${query}`)
      }
    }),
  },
})

function letter({ name, email, phone, message }: MessageEntry): string {
  return `${cleanText(name)}\n${cleanEmail(email)}\n${cleanNumber(phone)}\n\n${message.trim()}`.trim()
}
