import { assign, emit, setup } from 'xstate'
import { actorNotProvided } from '#machines/not-provided.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { isEmail } from '#src/contract/email.ts'
import { isPhone } from '#src/contract/phone.ts'

/**
 * Message: a visitor sends the contact form or the newsletter form (PUB-4, PUB-7).
 *
 *   editing -> sending -> sent
 *   sending -> editing.failed; all values are kept
 */
export type MessageKind = 'contact' | 'newsletter'
export type MessageField = 'name' | 'email' | 'phone' | 'message'
export type MessageEntry = Record<MessageField, string>
export type MessageError = 'name-missing' | 'email-missing' | 'email-unclear' | 'phone-missing' | 'phone-unclear'
export type MessageErrors = Partial<Record<MessageField, MessageError>>

export interface MessageContext {
  kind: MessageKind
  entry: MessageEntry
  errors: MessageErrors
}

export type MessageEvent = { type: 'field.change'; field: MessageField; value: string } | { type: 'message.submit' }

export const messageMachine = setup({
  types: {
    context: {} as MessageContext,
    events: {} as MessageEvent,
    input: {} as { kind: MessageKind },
    emitted: {} as { type: 'field.focus'; field: MessageField },
    tags: {} as 'busy',
  },
  actors: { deliver: actorNotProvided<void, { entry: MessageEntry }>('deliver') },
  actions: {
    focusField: emit((_, { field }: { field: MessageField }) => ({ type: 'field.focus', field }) as const),
    setField: assign(({ context }, { field, value }: { field: MessageField; value: string }) => ({
      entry: { ...context.entry, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context) })),
    clearErrors: assign({ errors: {} }),
  },
  guards: { isValid: ({ context }) => firstInvalidField(context) === undefined },
}).createMachine({
  id: 'message',
  context: ({ input }) => ({
    kind: input.kind,
    entry: { name: '', email: '', phone: '', message: '' },
    errors: {},
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'field.change': {
          target: '.fresh',
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'message.submit': [
          { guard: 'isValid', target: 'sending' },
          {
            target: '.invalid',
            actions: [
              'showErrors',
              { type: 'focusField', params: ({ context }) => ({ field: firstInvalidField(context) ?? 'email' }) },
            ],
          },
        ],
      },
      states: { fresh: {}, invalid: {}, failed: {} },
    },
    sending: {
      tags: 'busy',
      entry: 'clearErrors',
      invoke: {
        src: 'deliver',
        input: ({ context }) => ({ entry: context.entry }),
        onDone: 'sent',
        onError: 'editing.failed',
      },
    },
    sent: {
      on: {
        'field.change': {
          target: 'editing',
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'message.submit': 'sending',
      },
    },
  },
})

const REQUIRED: Record<MessageKind, readonly MessageField[]> = {
  contact: ['name', 'email', 'phone'],
  newsletter: ['email'],
}

/** The errors in the fields of this kind of message, in form order. */
export function errorsOf({ kind, entry }: { kind: MessageKind; entry: MessageEntry }): MessageErrors {
  const errors = REQUIRED[kind].map((field) => [field, errorOf(field, cleanText(entry[field]))] as const)
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined))
}

function firstInvalidField(context: { kind: MessageKind; entry: MessageEntry }): MessageField | undefined {
  return Object.keys(errorsOf(context))[0] as MessageField | undefined
}

function errorOf(field: MessageField, value: string): MessageError | undefined {
  switch (field) {
    case 'name':
      return value === '' ? 'name-missing' : undefined
    case 'email':
      return value === '' ? 'email-missing' : isEmail(value) ? undefined : 'email-unclear'
    case 'phone':
      return value === '' ? 'phone-missing' : isPhone(value) ? undefined : 'phone-unclear'
    default:
      return undefined
  }
}
