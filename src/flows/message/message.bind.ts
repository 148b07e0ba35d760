import { fromPromise } from 'xstate'
import { type MessageEntry, type MessageKind, messageMachine } from '#machines/message/message.machine.ts'
import { brand } from '#src/content/brand.ts'
import { contactCopy } from '#src/content/contact.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { demoParts } from '#src/platform/demo-parts.ts'
import { isDemo } from '#src/platform/env.ts'

/** On the demo's outbox, or on the visitor's mail program. */
export const message = messageMachine.provide({
  actors: {
    deliver: fromPromise<void, { kind: MessageKind; entry: MessageEntry }>(({ input }) =>
      deliver(input.kind, input.entry),
    ),
  },
})

/** Sends no call: the demo adds to its outbox, a live build opens the visitor's mail program (PUB-4, PUB-7). */
async function deliver(kind: MessageKind, entry: MessageEntry): Promise<void> {
  if (isDemo) {
    const { addToOutbox } = await clock.track(demoParts)
    const email = entry.email.trim()
    addToOutbox(
      kind === 'contact'
        ? { kind, to: brand.support.email, text: letter(entry) }
        : { kind, to: email, text: `Newsletter for ${email}` },
    )
  } else if (kind === 'contact') {
    const query = `subject=${encodeURIComponent(contactCopy.mailSubject)}&body=${encodeURIComponent(letter(entry))}`
    window.location.assign(`mailto:${brand.support.email}?${query}`)
  }
}

function letter({ name, email, phone, message }: MessageEntry): string {
  return `${name.trim()}\n${email.trim()}\n${phone.trim()}\n\n${message.trim()}`.trim()
}
