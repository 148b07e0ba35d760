import { assertEvent, assign, setup } from 'xstate'
import { actorNotProvided } from '#machines/not-provided.ts'

/**
 * Copy: copies one of several texts to the clipboard.
 *
 *   idle -> copying -> copied | failed -> copying
 */
export interface CopyContext {
  /** the last text to be copied */
  text: string | null
}

export interface CopyEvent {
  type: 'text.copy'
  text: string
}

export const copyMachine = setup({
  types: { context: {} as CopyContext, events: {} as CopyEvent },
  actors: { copy: actorNotProvided<void, { text: string }>('copy') },
  actions: { note: assign((_, { text }: { text: string }) => ({ text })) },
}).createMachine({
  id: 'copy',
  context: { text: null },
  initial: 'idle',
  on: {
    'text.copy': { target: '.copying', actions: { type: 'note', params: ({ event }) => ({ text: event.text }) } },
  },
  states: {
    idle: {},
    copying: {
      invoke: {
        src: 'copy',
        input: ({ event }) => {
          assertEvent(event, 'text.copy')
          return { text: event.text }
        },
        onDone: 'copied',
        onError: 'failed',
      },
    },
    copied: {},
    failed: {},
  },
})
