import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import { causeOf, failureCode, plainFailure } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided, watcherNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { type Errors, firstInvalid, hasErrors, withoutErrors } from '#machines/rules/field-errors.ts'
import { SIGN_UP_REDIRECT_DELAY, SIGN_UP_SLOW_DELAY, SIGN_UP_VERY_SLOW_DELAY } from '#machines/rules/rules.ts'
import type { MessageKey } from '#src/content/messages.ts'
import { cleanEmail } from '#src/contract/email.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import {
  EMPTY_DRAFT,
  isReachable,
  type NewCustomer,
  type Passwords,
  passwordErrors,
  type SignUpDraft,
  type SignUpField,
  type SignUpStep,
  stepErrors,
  toNewCustomer,
} from './sign-up-draft.ts'

/**
 * Sign-up: a new customer enters their details in four steps and opens an account.
 *
 *   identity -> contact -> details -> credentials -> submitting (prompt -> slow -> verySlow) -> registered
 *   each step -> the one before, values kept; submitting -> credentials, on any failure
 */
export interface SignUpContext {
  draft: SignUpDraft
  /** the day when a field was last edited, such as '2026-03-02' */
  today: string
  errors: Errors<SignUpField>
  failure: FailureCode | 'email-taken' | null
}

export type SignUpEvent =
  | { type: 'fields.change'; change: Partial<SignUpDraft> }
  | { type: 'password.edit' }
  | { type: 'step.submit' }
  | { type: 'step.back' }
  /** Back, Forward or a reload requests a step */
  | { type: 'step.recall'; step: SignUpStep }
  /** back to the e-mail address, which is taken */
  | { type: 'email.mend' }
  /** the passwords exist only in this event */
  | { type: 'credentials.submit'; passwords: Passwords }

export const signUpMachine = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    emitted: {} as { type: 'field.focus'; field: SignUpField },
    output: {} as { email: string },
    tags: {} as 'busy',
  },
  actors: {
    register: actorNotProvided<unknown, NewCustomer>('register'),
    /** restores the draft and the step after a reload, then reports every step that Back and Forward request */
    watchHistory: watcherNotProvided('watchHistory'),
  },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'sign-up', key })),
    focusField: emit((_, { field }: { field: SignUpField }) => ({ type: 'field.focus', field }) as const),
    pushStep: actionNotProvided<{ step: SignUpStep }>('pushStep'),
    popSteps: actionNotProvided<{ count: number }>('popSteps'),
    correctStep: actionNotProvided('correctStep'),
    keepDraft: actionNotProvided<{ draft: SignUpDraft }>('keepDraft'),
    forgetDraft: actionNotProvided('forgetDraft'),
    /** assigns the app clock's day to `today` */
    noteToday: actionNotProvided('noteToday'),
    setFields: assign(({ context }, change: Partial<SignUpDraft>) => ({
      draft: { ...context.draft, ...change },
      errors: withoutErrors(context.errors, Object.keys(change)),
      failure: null,
    })),
    unmarkPasswords: assign(({ context }) => ({
      errors: withoutErrors(context.errors, ['password', 'confirmpassword']),
    })),
    mark: assign((_, { errors }: { errors: Errors<SignUpField> }) => ({ errors, failure: null })),
    markEmailTaken: assign({ errors: { email: 'account-exists' }, failure: 'email-taken' }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
    clearErrors: assign({ errors: {}, failure: null }),
  },
  guards: {
    isComplete: ({ context }, { step }: { step: EntryStep }) =>
      !hasErrors(stepErrors(step, context.draft, context.today)),
    isRecalled: ({ context, event }, { step }: { step: SignUpStep }) =>
      event.type === 'step.recall' && event.step === step && isReachable(step, context.draft, context.today),
    arePasswordsRight: (_, { passwords }: { passwords: Passwords }) => !hasErrors(passwordErrors(passwords)),
    isEmailTaken: (_, { error }: { error: unknown }) => failureCode(error) === 'email-taken',
  },
  delays: {
    slowDelay: SIGN_UP_SLOW_DELAY,
    verySlowDelay: SIGN_UP_VERY_SLOW_DELAY,
    redirectDelay: SIGN_UP_REDIRECT_DELAY,
  },
}).createMachine({
  id: 'sign-up',
  context: { draft: EMPTY_DRAFT, today: '', errors: {}, failure: null },
  output: ({ context }) => ({ email: cleanEmail(context.draft.email) }),
  invoke: { src: 'watchHistory' },
  entry: 'noteToday',
  initial: 'identity',
  on: {
    'step.recall': [
      { guard: { type: 'isRecalled', params: { step: 'identity' } }, target: '.identity' },
      { guard: { type: 'isRecalled', params: { step: 'contact' } }, target: '.contact' },
      { guard: { type: 'isRecalled', params: { step: 'details' } }, target: '.details' },
      { guard: { type: 'isRecalled', params: { step: 'credentials' } }, target: '.credentials' },
      { actions: 'correctStep' },
    ],
    'fields.change': {
      actions: [
        'noteToday',
        { type: 'setFields', params: ({ event }) => event.change },
        { type: 'keepDraft', params: ({ context }) => ({ draft: context.draft }) },
      ],
    },
  },
  states: {
    identity: { on: { 'step.submit': submitStep('identity', 'contact') } },
    contact: {
      on: {
        'step.submit': submitStep('contact', 'details'),
        'step.back': { target: 'identity', actions: { type: 'popSteps', params: { count: 1 } } },
      },
    },
    details: {
      on: {
        'step.submit': submitStep('details', 'credentials'),
        'step.back': { target: 'contact', actions: { type: 'popSteps', params: { count: 1 } } },
      },
    },
    credentials: {
      on: {
        'password.edit': { actions: 'unmarkPasswords' },
        'step.back': { target: 'details', actions: { type: 'popSteps', params: { count: 1 } } },
        'email.mend': { target: 'contact', actions: { type: 'popSteps', params: { count: 2 } } },
        'credentials.submit': [
          {
            guard: { type: 'arePasswordsRight', params: ({ event }) => ({ passwords: event.passwords }) },
            target: 'submitting',
          },
          {
            actions: [
              { type: 'mark', params: ({ event }) => ({ errors: passwordErrors(event.passwords) }) },
              { type: 'announce', params: 'fields-invalid' },
              { type: 'focusField', params: ({ context }) => ({ field: firstInvalid(context.errors) }) },
            ],
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearErrors',
      initial: 'prompt',
      invoke: {
        src: 'register',
        input: ({ context, event }) => {
          assertEvent(event, 'credentials.submit')
          return toNewCustomer(context.draft, event.passwords)
        },
        onDone: {
          target: 'registered',
          actions: ['forgetDraft', { type: 'announce', params: 'registration-complete' }],
        },
        onError: [
          {
            guard: { type: 'isEmailTaken', params: causeOf },
            target: 'credentials',
            actions: ['markEmailTaken', { type: 'announce', params: 'user-exists' }],
          },
          { target: 'credentials', actions: { type: 'noteFailure', params: causeOf } },
        ],
      },
      on: {
        'fields.change': {},
        // Going back now would hide the result.
        'step.recall': { actions: { type: 'pushStep', params: { step: 'credentials' } } },
      },
      // Both delays count from the submit (SIGN-4).
      after: { slowDelay: '.slow', verySlowDelay: '.verySlow' },
      states: { prompt: {}, slow: {}, verySlow: {} },
    },
    registered: {
      tags: 'busy',
      on: {
        'fields.change': {},
        'step.recall': { actions: { type: 'pushStep', params: { step: 'credentials' } } },
      },
      after: { redirectDelay: 'done' },
    },
    done: { tags: 'busy', type: 'final' },
  },
})

type EntryStep = Exclude<SignUpStep, 'credentials'>

/** Advances when every field is right; otherwise marks the wrong ones and focuses the first (SIGN-3). */
function submitStep<Step extends EntryStep, Next extends SignUpStep>(step: Step, next: Next) {
  return [
    {
      guard: { type: 'isComplete', params: { step } },
      target: next,
      actions: { type: 'pushStep', params: { step: next } },
    },
    {
      actions: [
        {
          type: 'mark',
          params: ({ context }: { context: SignUpContext }) => ({
            errors: stepErrors(step, context.draft, context.today),
          }),
        },
        { type: 'announce', params: 'fields-invalid' },
        {
          type: 'focusField',
          params: ({ context }: { context: SignUpContext }) => ({ field: firstInvalid(context.errors) }),
        },
      ],
    },
  ] as const
}
