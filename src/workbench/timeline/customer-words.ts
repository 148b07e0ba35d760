import type { AnyStateMachine } from 'xstate'
import type { ModalRequest } from '#machines/modal/modal-ref.ts'
import type { EventsOf } from '#machines/model/machine-types.ts'
import type { Step } from '#machines/model/step.ts'
import { labels } from '#src/content/messages.ts'
import { methodNames } from '#src/content/records.ts'
import { own } from '#src/contract/own.ts'
import { inWords } from '#src/ui/in-words.ts'
import type { Machines } from '#src/workbench/trace/machines.ts'
import { flowWords } from './flow-words.ts'

/** What a person does, after their name: 'chose PayPal'. A field may be missing in an event of a file. */
type Words<Fields> = string | ((fields: Partial<Fields>) => string)
/**
 * What a person sends has words (DEMO-14), those of `typed` for their keystrokes, of which only the last in a row is an entry, and those of
 * `aside` for what only lets time stand or go on, which *Undo* and the arrows pass. What the app sends, as a consequence of something else,
 * is null.
 */
type Sent<Fields> = Words<Fields> | { readonly typed: Words<Fields> } | { readonly aside: string } | null

type SentTo<Machine extends AnyStateMachine> = {
  readonly [Event in EventsOf<Machine> as Event['type']]: Sent<Omit<Event, 'type'>>
}

/** Who sends each event of each machine, and what it is called in the words of the business (DEMO-8, DEMO-14). */
export const WORDS: { readonly [Id in keyof Machines]: SentTo<Machines[Id]> } = {
  'account-settings': {
    'user.arrive': null,
    'fields.change': { typed: 'typed in the account settings' },
    'profile.submit': 'saved the account settings',
    'account-settings.close': 'closed the account settings',
  },
  app: { 'page.enter': null, 'page.leave': null, 'overlay.show': null, 'overlay.hide': null },
  backdrop: {},
  customer: {
    'user.reload': null,
    'loans.reload': null,
    'deposits.reload': null,
    'kyc.reload': null,
    'transfers.reload': null,
    'customer.retry': 'asked for the data again',
    'customer.replaced': null,
  },
  deposit: {
    'customer.change': null,
    'method.choose': ({ method }) => `chose to pay in by ${method === 'bank' ? 'bank transfer' : 'crypto'}`,
    'details.retry': 'asked for the bank’s details again',
    'content.change': null,
    'step.next': 'went to the next step of the deposit',
    'step.back': 'went back in the deposit',
    'amount.change': { typed: ({ amount }) => `typed the amount ${amount}` },
    'proof.choose': 'chose a proof of payment',
    'proof.refuse': 'dropped what is not one file',
    'proof.remove': 'removed the proof of payment',
    'deposit.submit': 'sent the deposit',
    'hold.begin': { aside: 'read the receipt' },
    'hold.end': { aside: 'looked away from the receipt' },
    'deposit.close': 'closed the deposit',
  },
  kyc: {
    'customer.change': null,
    'field.change': { typed: ({ field }) => `typed the ${fieldName(field)}` },
    'picture.choose': ({ side }) => `chose the ${side} of the document`,
    'picture.refuse': ({ side }) => `dropped what is not one file on the ${side} of the document`,
    'picture.remove': ({ side }) => `removed the ${side} of the document`,
    'kyc.submit': 'sent the identity documents',
    'kyc.close': 'closed the identity check',
  },
  loan: {
    'customer.change': null,
    'field.change': { typed: ({ field }) => `typed the ${fieldName(field)}` },
    'step.submit': `pressed “${labels.nextStep}” in the loan application`,
    'step.back': 'went back in the loan',
    'application.submit': 'sent the loan application',
    'loan.close': 'closed the loan application',
  },
  'loan-notice': {
    'loan.change': null,
    'loan.verify': 'asked how the loan stands',
    'loan-notice.close': 'closed the notice about the loan',
  },
  login: {
    'email.edit': { typed: 'typed the e-mail address' },
    'password.edit': { typed: 'typed a password' },
    'credentials.submit': 'asked to log in',
  },
  map: { 'frame.load': null, 'frame.fail': null },
  message: {
    'field.change': { typed: ({ field }) => `typed the ${fieldName(field)}` },
    'message.submit': 'sent a message',
  },
  // Another flow may send them, too.
  modal: {
    'modal.open': ({ request }) => `opened ${dialogName(request)}`,
    'modal.leave': null,
  },
  navigation: {
    'menu.toggle': 'pressed the menu button',
    'group.toggle': 'opened or closed a part of the menu',
    'group.close': 'closed a part of the menu',
    'link.chosen': 'chose a page in the menu',
  },
  'page-load': {},
  'password-request': {
    'email.edit': { typed: 'typed the e-mail address' },
    'email.submit': 'asked for a reset link',
    'request.again': 'asked to send another link',
  },
  'password-reset': {
    'password.edit': { typed: 'typed a password' },
    'password.submit': 'chose a new password',
  },
  session: {
    // Carries a token, so a story has the sign-in instead.
    'session.start': null,
    'session.resume': null,
    'session.end': 'logged out',
    'session.expire': null,
    'session.close': null,
    'session.forget': null,
    'area.change': null,
    'code.spend': null,
    'code.renew': null,
    'drafts.change': null,
  },
  'sign-up': {
    'fields.change': {
      typed: ({ change = {} }) => {
        const fields = Object.keys(change)
        return `${fields.every((field) => CHOICES.includes(field)) ? 'chose' : 'typed'} the ${fields.map(fieldName).join(', ')}`
      },
    },
    'password.edit': { typed: 'typed a password' },
    'step.submit': `pressed “${labels.nextStep}” in the sign-up`,
    'step.back': 'went back in the sign-up',
    // Back and Forward in the browser are navigations of a story.
    'step.recall': null,
    'email.mend': 'went back to the e-mail address',
    'credentials.submit': 'asked to open the account',
  },
  'social-proof': { 'pause.begin': null, 'pause.end': null, 'content.change': null, 'proof.due': null },
  statement: {
    'period.change': { typed: 'chose the days of the statement' },
    'statement.print': 'printed the statement',
    'print.end': null,
    'statement.close': 'closed the statement',
  },
  toast: {
    // Hovering, dragging and the focus of the window, which no story has, cause them.
    'hold.begin': null,
    'hold.end': null,
    'drag.end': null,
    'toast.dismiss': 'dismissed a message',
  },
  toasts: { 'toast.show': null, 'sample.show': null, 'sample.clear': null },
  withdrawal: {
    'customer.change': null,
    'method.choose': ({ method }) => `chose ${own(methodNames, String(method)) ?? 'a method'}`,
    'method.change': 'went back to the methods',
    'field.change': { typed: ({ field }) => `typed the ${fieldName(field)}` },
    'form.submit': 'asked to withdraw',
    'loads.retry': 'asked for the data again',
    'code.submit': 'entered a code',
    'code.edit': { typed: 'typed a code' },
    'history.check': 'asked for the history',
    'step.check': 'asked whether the bank has acted',
    'hold.begin': { aside: 'read the receipt' },
    'hold.end': { aside: 'looked away from the receipt' },
    'withdrawal.close': 'closed the withdrawal',
  },
}

/** What a person did by sending this event to a flow or a machine; null for what the app sends. */
export function describeAct(
  flow: string,
  { type, ...fields }: { type: string; [field: string]: unknown },
): { text: string; kind: 'act' | 'typing' | 'aside' } | null {
  const sent = sentTo(machineOf(flow), type)
  if (sent == null) return null
  if (typeof sent === 'object' && 'aside' in sent) return { text: sent.aside, kind: 'aside' }
  const words = isTyped(sent) ? sent.typed : sent
  return { text: typeof words === 'string' ? words : words(fields as never), kind: isTyped(sent) ? 'typing' : 'act' }
}

/** Who sends an event of a flow; undefined when there is no such event. */
export function senderOf(flow: string, type: string): 'person' | 'app' | undefined {
  const sent = sentTo(machineOf(flow), type)
  return sent === undefined ? undefined : sent === null ? 'app' : 'person'
}

/** Whether a step is a keystroke in a field. */
export function isTyping(step: Step): boolean {
  return step.kind === 'event' && isTyped(sentTo(machineOf(step.flow), step.event.type))
}

function sentTo(machine: string, type: string): Sent<never> | undefined {
  return own(own<Readonly<Record<string, Sent<never>>>>(WORDS, machine) ?? {}, type)
}

function isTyped<Fields>(sent: Sent<Fields> | undefined): sent is { readonly typed: Words<Fields> } {
  return typeof sent === 'object' && sent !== null && 'typed' in sent
}

/** Two flows have another name than their machine. */
function machineOf(flow: string): string {
  return flow === 'contact' || flow === 'newsletter' ? 'message' : flow
}

function dialogName(request: ModalRequest | undefined): string {
  return request === undefined ? 'a dialog' : flowWords(String(request.kind))
}

/** As its label has it, where that is not its name: 'lastName' becomes 'surname', and 'loanPurpose' 'loan purpose'. */
function fieldName(field: unknown): string {
  return own<string>(labels, String(field))?.toLowerCase() ?? inWords(String(field))
}

/** The fields of the sign-up that are lists. */
const CHOICES: readonly string[] = ['country', 'gender', 'accountType', 'maritalstatus']
