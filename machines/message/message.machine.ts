import { assign, emit, setup } from 'xstate'
import { actorNotProvided } from '#machines/not-provided.ts'
import {
  type Errors,
  errorsIn,
  type FieldError,
  firstInvalid,
  hasErrors,
  withoutErrors,
} from '#machines/rules/field-errors.ts'
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
type MessageError = Extract<FieldError, 'missing' | 'email-missing' | 'email-unclear' | 'phone-unclear'>

export interface MessageContext {
  kind: MessageKind
  entry: MessageEntry
  errors: Errors<MessageField, MessageError>
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
      errors: withoutErrors(context.errors, [field]),
    })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context) })),
    clearErrors: assign({ errors: {} }),
  },
  guards: { isValid: ({ context }) => !hasErrors(errorsOf(context)) },
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
              { type: 'focusField', params: ({ context }) => ({ field: firstInvalid(context.errors) }) },
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
export function errorsOf({ kind, entry }: Pick<MessageContext, 'kind' | 'entry'>): MessageContext['errors'] {
  return errorsIn(REQUIRED[kind].map((field) => [field, errorOf(field, cleanText(entry[field]))]))
}

function errorOf(field: MessageField, value: string): MessageError | undefined {
  if (value === '') return field === 'email' ? 'email-missing' : 'missing'
  if (field === 'email') return isEmail(value) ? undefined : 'email-unclear'
  return field === 'phone' && !isPhone(value) ? 'phone-unclear' : undefined
}
