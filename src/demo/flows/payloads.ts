import type { AccountSettingsEvent } from '#machines/account-settings.machine.ts'
import type { CopyEvent } from '#machines/copy.machine.ts'
import type { CustomerEvent } from '#machines/customer.machine.ts'
import type { DepositEvent } from '#machines/deposit.machine.ts'
import type { KycEvent } from '#machines/kyc.machine.ts'
import type { LoanEvent } from '#machines/loan.machine.ts'
import { EMPTY_APPLICATION, type LoanField } from '#machines/loan-application.ts'
import type { LoanNoticeEvent } from '#machines/loan-notice.machine.ts'
import type { LoginEvent } from '#machines/login.machine.ts'
import type { MapEvent } from '#machines/map.machine.ts'
import type { MessageEvent } from '#machines/message.machine.ts'
import type { ModalEvent, ModalRequest } from '#machines/modal.machine.ts'
import type { NavigationEvent } from '#machines/navigation.machine.ts'
import { newcomer } from '#machines/newcomer.ts'
import type { PasswordRequestEvent } from '#machines/password-request.machine.ts'
import type { PasswordResetEvent } from '#machines/password-reset.machine.ts'
import { PROFILE_FIELDS } from '#machines/profile-draft.ts'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules.ts'
import type { SessionEvent } from '#machines/session.machine.ts'
import type { SignUpEvent } from '#machines/sign-up.machine.ts'
import { EMPTY_DRAFT, type SignUpDraft, STEPS } from '#machines/sign-up-draft.ts'
import type { SocialProofEvent } from '#machines/social-proof.machine.ts'
import type { StatementEvent } from '#machines/statement.machine.ts'
import type { ToastEvent } from '#machines/toast.machine.ts'
import { EMPTY_ENTRY, type WithdrawalField } from '#machines/withdrawal-rules.ts'
import type { WithdrawalEvent } from '#machines/withdrawal-setup.ts'
import { choice, type FieldsFor, named, number, slot, text } from '#src/kit/model/payload-fields.ts'

/** The events of each machine; those of `backdrop` and `page-load` are time's alone. */
interface Events {
  'account-settings': AccountSettingsEvent
  copy: CopyEvent
  customer: CustomerEvent
  deposit: DepositEvent
  kyc: KycEvent
  loan: LoanEvent
  'loan-notice': LoanNoticeEvent
  login: LoginEvent
  map: MapEvent
  message: MessageEvent
  modal: ModalEvent
  navigation: NavigationEvent
  'password-request': PasswordRequestEvent
  'password-reset': PasswordResetEvent
  session: SessionEvent
  'sign-up': SignUpEvent
  'social-proof': SocialProofEvent
  statement: StatementEvent
  toast: ToastEvent
  withdrawal: WithdrawalEvent
}

type Carrying<Event> = Event extends { type: string }
  ? Exclude<keyof Event, 'type'> extends never
    ? never
    : Event
  : never

type Payloads = {
  [Machine in keyof Events]: {
    [Event in Carrying<Events[Machine]> as Event['type']]: FieldsFor<Omit<Event, 'type'>>
  }
}

const email = text('ada@larkspur.example', 'nobody@mail.example', '')
const passwords = { password: slot('newPassword', 'password'), confirmpassword: slot('newPassword', 'password') }

/** What every event that carries something is asked for, with samples (FLOW-3). No secret stands here: those are slots. */
export const payloads: Payloads = {
  'account-settings': {
    'user.arrive': { user: slot('user') },
    'field.change': { field: choice(...PROFILE_FIELDS), value: text('Nell', '') },
    'profile.submit': { today: slot('today') },
  },
  copy: { 'text.copy': { text: text('LARK 0000 0000') } },
  customer: { 'customer.replaced': { answers: slot('answers') } },
  deposit: {
    'customer.change': { depositor: slot('depositor', 'nobody') },
    'method.choose': { method: choice('bank', 'wallets') },
    'amount.change': { amount: text('250', '') },
    'proof.choose': { file: slot('picture', 'otherFile') },
  },
  kyc: {
    'customer.change': { customer: slot('kycCustomer', 'nobody') },
    'field.change': { field: choice('name', 'number'), value: text('SP-1', '') },
    'picture.choose': { side: choice('front', 'back'), file: slot('picture', 'otherFile') },
    'picture.remove': { side: choice('front', 'back') },
  },
  loan: {
    'field.change': { field: choice(...(Object.keys(EMPTY_APPLICATION) as LoanField[])), value: text('900', '') },
    'application.submit': { applicant: slot('applicant', 'nobody') },
  },
  'loan-notice': { 'loan.change': { status: choice('Pending', 'true') } },
  login: {
    'field.edit': { field: choice('email', 'password') },
    'credentials.submit': { credentials: { email, password: slot('password', 'wrongPassword') } },
  },
  map: {},
  message: { 'field.change': { field: choice('name', 'email', 'phone', 'message'), value: text('Nell Ashby', '') } },
  modal: {
    'modal.open': {
      request: named<ModalRequest>({
        deposit: { kind: 'deposit' },
        'deposit of a plan': { kind: 'deposit', plan: 'basic' },
        'deposit, at its summary': { kind: 'deposit', startsAt: 'summary' },
        withdrawal: { kind: 'withdrawal', path: 'invest' },
        'withdrawal of a loan': { kind: 'withdrawal', path: 'loan' },
        kyc: { kind: 'kyc' },
        loan: { kind: 'loan' },
        'loan-notice': { kind: 'loan-notice' },
        'account-settings': { kind: 'account-settings' },
        statement: { kind: 'statement' },
        'self-help': { kind: 'self-help' },
        referral: { kind: 'referral' },
      }),
    },
  },
  navigation: { 'group.toggle': { group: choice('loans', 'business', 'service', 'personal') } },
  'password-request': { 'email.submit': { email } },
  'password-reset': { 'password.submit': { reset: { ...passwords, resetToken: slot('link', 'wrongLink') } } },
  session: {
    'session.start': { answer: slot('signInAnswer') },
    'session.resume': { customerId: slot('customerId') },
  },
  'sign-up': {
    'fields.change': {
      change: named<Partial<SignUpDraft>>({
        'a newcomer’s': newcomer,
        'with an address that is taken': { ...newcomer, email: 'ada@larkspur.example' },
        none: EMPTY_DRAFT,
      }),
    },
    'step.recall': { step: choice(...STEPS) },
    'credentials.submit': { passwords },
  },
  'social-proof': { 'window.leave': { at: slot('now') }, 'window.return': { at: slot('now') } },
  statement: {
    'period.change': { change: { from: text('2026-01-01', ''), to: text('2026-03-02', '') } },
    'statement.print': { rows: number(10, STATEMENT_PRINT_LIMIT + 1) },
  },
  toast: {
    'hold.begin': { reason: choice('hover', 'focus', 'drag', 'window'), at: slot('now') },
    'hold.end': { reason: choice('hover', 'focus', 'drag', 'window'), at: slot('now') },
    'drag.end': { share: number(0.1, 0.9), at: slot('now') },
  },
  withdrawal: {
    'customer.change': { facts: slot('facts') },
    'method.choose': { method: choice('paypal', 'bank transfer', 'cashapp', 'zelle') },
    'field.change': { field: choice(...(Object.keys(EMPTY_ENTRY) as WithdrawalField[])), value: text('120.50', '') },
    'code.submit': { code: slot('code', 'wrongCode') },
  },
}
