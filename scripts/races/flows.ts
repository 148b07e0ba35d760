/** The dialogs' machines as the app binds them, without React. */

import { type AnyActor, createActor, fromCallback } from 'xstate'
import { loginMachine } from '#machines/login/login.machine.ts'
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import { login } from '#src/api/login.ts'
import { resetPassword } from '#src/api/password-reset.ts'
import { register } from '#src/api/sign-up.ts'
import { actor } from '#src/flows/actors.ts'
import { actorOptions } from '#src/platform/actors/runtime.ts'
import { navigate } from './navigate.ts'

/** What a flow asks of the page around it. */
export interface PageActions {
  announce(message: string): void
  /** the dialog closes itself, or the page goes on */
  close(): void
  enter(): void
}

export type Flow = keyof typeof flows

const nothing = () => {}
export const flows = {
  login: ({ announce, enter }) =>
    createActor(
      loginMachine.provide({
        actors: { login },
        actions: {
          announce: (_, key) => announce(key),
          startSession: (_, { answer }) => actor('session').send({ type: 'session.start', answer }),
          goOn: () => navigate(enter),
          focusField: nothing,
        },
      }),
      actorOptions(),
    ),
  'sign-up': ({ announce, close }) =>
    createActor(
      signUpMachine.provide({
        actors: { register, watchHistory: fromCallback(nothing) },
        actions: {
          announce: (_, key) => announce(key),
          focusField: nothing,
          pushStep: nothing,
          popSteps: nothing,
          correctStep: nothing,
          keepDraft: nothing,
          forgetDraft: nothing,
          goToLogin: close,
        },
      }),
      actorOptions(),
    ),
  'password-reset': ({ announce, close }) =>
    createActor(
      passwordResetMachine.provide({
        actors: { resetPassword },
        actions: { announce: (_, key) => announce(key), goToLogin: close },
      }),
      actorOptions(),
    ),
} satisfies Record<string, (page: PageActions) => AnyActor>
