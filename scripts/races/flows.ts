/** The dialogs' machines as the app binds them, without React. */

import { type AnyActor, createActor, fromCallback, fromPromise } from 'xstate'
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts'
import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import type { PaymentDetails } from '#machines/deposit/deposit-entry.ts'
import { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { loanMachine } from '#machines/loan/loan.machine.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { putProfile } from '#src/api/account-settings.ts'
import { postDeposit } from '#src/api/deposit.ts'
import { uploadKyc } from '#src/api/kyc.ts'
import { postLoan } from '#src/api/loan.ts'
import { login } from '#src/api/login.ts'
import { resetPassword } from '#src/api/password-reset.ts'
import { register } from '#src/api/sign-up.ts'
import { advanceStep, resetCode, transfer } from '#src/api/withdrawal.ts'
import { actor } from '#src/flows/actors.ts'
import { currentCustomer } from '#src/flows/customer/current.ts'
import { compareCode } from '#src/flows/withdrawal/compare-code.ts'
import { forgetDraft, keepDraft, keptDraft } from '#src/flows/withdrawal/draft-storage.ts'
import { actorOptions } from '#src/platform/actors/runtime.ts'
import { checkPicture } from '#src/platform/picture-file.ts'
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
const DETAILS: PaymentDetails = {
  bank: { bankName: 'Demo', accountName: 'Deposits', bankType: 'Current', accountNumber: 'GB00' },
  wallets: [],
}

export const flows = {
  withdrawal: ({ announce, close }) =>
    createActor(
      withdrawalMachine.provide({
        actors: { compareCode, advanceStep, transfer, resetCode },
        actions: {
          announce: (_, key) => announce(key),
          focusField: nothing,
          openKyc: close,
          reloadPage: close,
          close,
          keepDraft: ({ context: { path, method, entry } }) => keepDraft(path, { method, entry }),
          forgetDraft: ({ context: { path } }) => forgetDraft(path),
          clearCode: nothing,
        },
      }),
      {
        ...actorOptions(),
        input: {
          customerRef: customer(),
          sessionRef: actor('session'),
          path: 'invest',
          method: null,
          draft: keptDraft('invest'),
        },
      },
    ),
  deposit: ({ announce, close }) =>
    createActor(
      depositMachine.provide({
        actors: { loadDetails: fromPromise(async () => DETAILS), checkPicture, postDeposit },
        actions: { announce: (_, key) => announce(key), focusField: nothing, close },
      }),
      { ...actorOptions(), input: { customerRef: customer() } },
    ),
  loan: ({ announce, close }) =>
    createActor(
      loanMachine.provide({
        actors: { postLoan },
        actions: { announce: (_, key) => announce(key), focusField: nothing, close },
      }),
      { ...actorOptions(), input: { customerRef: customer() } },
    ),
  kyc: ({ announce, close }) =>
    createActor(
      kycMachine.provide({
        actors: { checkPicture, upload: uploadKyc },
        actions: { announce: (_, key) => announce(key), focusField: nothing, close },
      }),
      { ...actorOptions(), input: { customerRef: customer() } },
    ),
  settings: ({ announce, close }) =>
    createActor(
      accountSettingsMachine.provide({
        actors: { putProfile },
        actions: { announce: (_, key) => announce(key), focusField: nothing, close },
      }),
      { ...actorOptions(), input: { customerRef: customer() } },
    ),
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

function customer() {
  const actor = currentCustomer()
  if (actor === undefined) throw new Error('Nobody is signed in')
  return actor
}
