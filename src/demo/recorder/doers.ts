import type { EventFromLogic } from 'xstate'
import type { accountSettingsMachine } from '#machines/account-settings.machine.ts'
import type { backdropMachine } from '#machines/backdrop.machine.ts'
import type { copyMachine } from '#machines/copy.machine.ts'
import type { customerMachine } from '#machines/customer.machine.ts'
import type { depositMachine } from '#machines/deposit.machine.ts'
import type { kycMachine } from '#machines/kyc.machine.ts'
import type { loanMachine } from '#machines/loan.machine.ts'
import type { loanNoticeMachine } from '#machines/loan-notice.machine.ts'
import type { loginMachine } from '#machines/login.machine.ts'
import type { mapMachine } from '#machines/map.machine.ts'
import type { messageMachine } from '#machines/message.machine.ts'
import type { modalMachine } from '#machines/modal.machine.ts'
import type { navigationMachine } from '#machines/navigation.machine.ts'
import type { pageLoadMachine } from '#machines/page-load.machine.ts'
import type { passwordRequestMachine } from '#machines/password-request.machine.ts'
import type { passwordResetMachine } from '#machines/password-reset.machine.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import type { signUpMachine } from '#machines/sign-up.machine.ts'
import type { socialProofMachine } from '#machines/social-proof.machine.ts'
import type { statementMachine } from '#machines/statement.machine.ts'
import type { toastMachine } from '#machines/toast.machine.ts'
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts'

/**
 * Who sends an event: `person` by hand, so that it is recorded; `app` as what follows from something; `either`, where a click
 * sends it and another flow may too. `typing` is a person's, key by key: of what follows on itself the last is kept, and
 * nobody can count the keys.
 */
export type Doer = 'person' | 'typing' | 'app' | 'either'

interface Flows {
  'account-settings': typeof accountSettingsMachine
  backdrop: typeof backdropMachine
  copy: typeof copyMachine
  customer: typeof customerMachine
  deposit: typeof depositMachine
  kyc: typeof kycMachine
  'loan-notice': typeof loanNoticeMachine
  loan: typeof loanMachine
  login: typeof loginMachine
  map: typeof mapMachine
  message: typeof messageMachine
  modal: typeof modalMachine
  navigation: typeof navigationMachine
  'page-load': typeof pageLoadMachine
  'password-request': typeof passwordRequestMachine
  'password-reset': typeof passwordResetMachine
  session: typeof sessionMachine
  'sign-up': typeof signUpMachine
  'social-proof': typeof socialProofMachine
  statement: typeof statementMachine
  toast: typeof toastMachine
  withdrawal: typeof withdrawalMachine
}

/** A machine that hears of nothing has events of any type. */
type EventTypes<M extends Flows[keyof Flows]> = string extends EventFromLogic<M>['type']
  ? never
  : EventFromLogic<M>['type']

/** Every event of every machine. */
export const doers: { [Flow in keyof Flows]: { [Type in EventTypes<Flows[Flow]>]: Doer } } = {
  'account-settings': {
    'user.arrive': 'app',
    'field.change': 'typing',
    'profile.submit': 'person',
    'account-settings.close': 'person',
  },
  backdrop: {},
  copy: { 'text.copy': 'person' },
  customer: {
    'user.reload': 'app',
    'loans.reload': 'app',
    'deposits.reload': 'app',
    'kyc.reload': 'app',
    'transfers.reload': 'app',
    'customer.retry': 'either',
    'customer.replaced': 'app',
  },
  deposit: {
    'customer.change': 'app',
    'method.choose': 'person',
    'details.retry': 'person',
    'step.next': 'person',
    'step.back': 'person',
    'amount.change': 'typing',
    'proof.choose': 'person',
    'proof.remove': 'person',
    'deposit.submit': 'person',
    'customer.retry': 'person',
    'deposit.close': 'person',
  },
  kyc: {
    'customer.change': 'app',
    'field.change': 'typing',
    'picture.choose': 'person',
    'picture.remove': 'person',
    'specimen.use': 'person',
    'kyc.submit': 'person',
    'loads.retry': 'person',
    'kyc.close': 'person',
  },
  'loan-notice': { 'loan.change': 'app', 'loan.verify': 'person', 'loan-notice.close': 'person' },
  loan: {
    'field.change': 'typing',
    'step.submit': 'person',
    'step.back': 'person',
    'application.submit': 'person',
    'loan.close': 'person',
  },
  login: { 'field.edit': 'typing', 'credentials.submit': 'person' },
  map: { 'frame.load': 'app', 'frame.fail': 'app' },
  message: { 'field.change': 'typing', 'message.submit': 'person' },
  modal: { 'modal.open': 'either', 'modal.close': 'either', 'modal.leave': 'app' },
  navigation: { 'menu.toggle': 'person', 'group.toggle': 'person', 'group.close': 'person', 'link.chosen': 'person' },
  'page-load': {},
  'password-request': { 'email.edit': 'typing', 'email.submit': 'person', 'request.again': 'person' },
  'password-reset': { 'password.edit': 'typing', 'password.submit': 'person' },
  session: {
    // With a token: what signs somebody in is recorded in its place.
    'session.start': 'app',
    'session.resume': 'app',
    'session.end': 'person',
    'session.expire': 'app',
    'session.forget': 'app',
    'code.spend': 'app',
    'code.renew': 'app',
  },
  'sign-up': {
    'fields.change': 'typing',
    'password.edit': 'typing',
    'step.submit': 'person',
    'step.back': 'person',
    // The browser's Back and Forward are recorded as moves to a page.
    'step.recall': 'app',
    'email.mend': 'person',
    'credentials.submit': 'person',
  },
  'social-proof': { 'window.leave': 'app', 'window.return': 'app', 'proof.due': 'app' },
  statement: {
    'period.change': 'typing',
    'statement.download': 'person',
    'statement.print': 'person',
    'print.end': 'app',
    'statement.close': 'person',
  },
  toast: {
    // Where the pointer rests holds a toast, and nothing else.
    'hold.begin': 'app',
    'hold.end': 'app',
    'drag.end': 'app',
    'toast.dismiss': 'person',
  },
  withdrawal: {
    'customer.change': 'app',
    'method.choose': 'person',
    'method.change': 'person',
    'field.change': 'typing',
    'form.submit': 'person',
    'loads.retry': 'person',
    'code.submit': 'person',
    'code.edit': 'typing',
    'withdrawal.close': 'person',
  },
}

export function doerOf(flow: string, type: string): Doer | undefined {
  return (doers as Record<string, Record<string, Doer>>)[flow]?.[type]
}
