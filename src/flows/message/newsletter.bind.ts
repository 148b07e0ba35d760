import { fromPromise } from 'xstate'
import { type MessageEntry, messageMachine } from '#machines/message/message.machine.ts'
import { cleanEmail } from '#src/contract/email.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { demoParts } from '#src/platform/demo-parts.ts'
import { isDemo } from '#src/platform/env.ts'

/** Bound to the demo's outbox; a live build sends nothing (PUB-4). */
export const newsletter = messageMachine.provide({
  actors: {
    deliver: fromPromise<void, { entry: MessageEntry }>(async ({ input }) => {
      if (!isDemo) return
      const { addToOutbox } = await clock.track(demoParts)
      const email = cleanEmail(input.entry.email)
      addToOutbox({ kind: 'newsletter', to: email, text: `Newsletter for ${email}` })
    }),
  },
})
