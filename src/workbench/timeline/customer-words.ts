import type { AnyStateMachine } from 'xstate'
import type { ModalRequest } from '#machines/modal/modal-ref.ts'
import type { EventsOf } from '#machines/model/machine-types.ts'
import type { Step } from '#machines/model/step.ts'
import { labels } from '#src/content/messages.ts'
import { methodNames } from '#src/content/records.ts'
import { own } from '#src/contract/own.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { capitalized, inWords } from '#src/ui/in-words.ts'
import type { Machines } from '#src/workbench/trace/machines.ts'
import { flowWords } from './flow-words.ts'

/** What a person does, beginning with the verb: 'choose PayPal'. A field may be missing in an event of a file. */
type Words<Fields> = string | ((fields: Partial<Fields>) => string)
/**
 * What a person sends has words (DEMO-14), those of `typed` for their keystrokes, of which only the last in a row is an entry, and those of
 * `aside` for what only lets time stand or go on, which *Undo* and the arrows pass. Where a story's card says it otherwise, `press` does so
 * (DEMO-12), null for what need not be done. What the app sends, as a consequence of something else, is null.
 */
type Sent<Fields> =
  | Words<Fields>
  | { readonly act: Words<Fields>; readonly press: Words<Fields> | null }
  | { readonly typed: Words<Fields> }
  | { readonly aside: string }
  | null

type SentTo<Machine extends AnyStateMachine> = {
  readonly [Event in EventsOf<Machine> as Event['type']]: Sent<Omit<Event, 'type'>>
}

/** Who sends each event of each machine, and what it is called in the words of the business (DEMO-8, DEMO-14). */
export const WORDS: { readonly [Id in keyof Machines]: SentTo<Machines[Id]> } = {
  'account-settings': {
    'user.arrive': null,
    'fields.change': { typed: 'type in the account settings' },
    'profile.submit': 'save the account settings',
    'account-settings.close': 'close the account settings',
  },
  app: { 'page.enter': null, 'page.leave': null, 'overlay.show': null, 'overlay.hide': null },
  backdrop: {},
  customer: {
    'user.reload': null,
    'loans.reload': null,
    'deposits.reload': null,
    'kyc.reload': null,
    'transfers.reload': null,
    'customer.retry': 'ask for the data again',
    'customer.replaced': null,
  },
  deposit: {
    'customer.change': null,
    'method.choose': {
      act: ({ method }) => `choose to pay in by ${method === 'bank' ? 'bank transfer' : 'crypto'}`,
      press: 'choose a way to pay',
    },
    'details.retry': 'ask for the bank’s details again',
    'content.change': null,
    'step.next': { act: 'go to the next step of the deposit', press: 'go on to the proof' },
    'step.back': 'go back in the deposit',
    'amount.change': { typed: ({ amount }) => typeIn('amount', amount) },
    'proof.choose': { act: 'choose a proof of payment', press: null },
    'proof.refuse': 'drop what is not one file',
    'proof.remove': 'remove the proof of payment',
    'deposit.submit': { act: 'send the deposit', press: 'make the deposit' },
    'hold.begin': { aside: 'read the receipt' },
    'hold.end': { aside: 'look away from the receipt' },
    'deposit.close': 'close the deposit',
  },
  kyc: {
    'customer.change': null,
    'field.change': { typed: ({ field }) => `type the ${fieldName(field)}` },
    'picture.choose': ({ side }) => `choose the ${side} of the document`,
    'picture.refuse': ({ side }) => `drop what is not one file on the ${side} of the document`,
    'picture.remove': ({ side }) => `remove the ${side} of the document`,
    'kyc.submit': 'send the identity documents',
    'kyc.close': 'close the identity check',
  },
  loan: {
    'customer.change': null,
    'field.change': { typed: ({ field, value }) => typeIn(field, value) },
    'step.submit': `press “${labels.nextStep}” in the loan application`,
    'step.back': 'go back in the loan',
    'application.submit': 'send the loan application',
    'loan.close': 'close the loan application',
  },
  'loan-notice': {
    'loan.change': null,
    'loan.verify': 'ask how the loan stands',
    'loan-notice.close': 'close the notice about the loan',
  },
  login: {
    'email.edit': { typed: 'type the e-mail address' },
    'password.edit': { typed: 'type a password' },
    'credentials.submit': { act: 'ask to log in', press: 'log in' },
  },
  map: { 'frame.load': null, 'frame.fail': null },
  message: {
    'field.change': { typed: ({ field }) => `type the ${fieldName(field)}` },
    'message.submit': 'send a message',
  },
  // Another flow may send them, too.
  modal: {
    'modal.open': { act: ({ request }) => `open ${dialogName(request)}`, press: ({ request }) => pressOpener(request) },
    'modal.leave': null,
  },
  navigation: {
    'menu.toggle': 'press the menu button',
    'group.toggle': 'open or close a part of the menu',
    'group.close': 'close a part of the menu',
    'link.chosen': 'choose a page in the menu',
  },
  'page-load': {},
  'password-request': {
    'email.edit': { typed: 'type the e-mail address' },
    'email.submit': 'ask for a reset link',
    'request.again': 'ask to send another link',
  },
  'password-reset': {
    'password.edit': { typed: 'type a password' },
    'password.submit': 'choose a new password',
  },
  session: {
    // Carries a token, so a story has the sign-in instead.
    'session.start': null,
    'session.resume': null,
    'session.end': 'log out',
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
        return `${fields.every((field) => CHOICES.includes(field)) ? 'choose' : 'type'} the ${fields.map(fieldName).join(', ')}`
      },
    },
    'password.edit': { typed: 'type a password' },
    'step.submit': { act: `press “${labels.nextStep}” in the sign-up`, press: 'fill in each step of the form' },
    'step.back': 'go back in the sign-up',
    // Back and Forward in the browser are navigations of a story.
    'step.recall': null,
    'email.mend': 'go back to the e-mail address',
    'credentials.submit': { act: 'ask to open the account', press: 'choose a password and open the account' },
  },
  'social-proof': { 'pause.begin': null, 'pause.end': null, 'content.change': null, 'proof.due': null },
  statement: {
    'period.change': { typed: 'choose the days of the statement' },
    'statement.print': 'print the statement',
    'statement.close': 'close the statement',
  },
  toast: {
    // Hovering, dragging and the focus of the window, which no story has, cause them.
    'hold.begin': null,
    'hold.end': null,
    'drag.end': null,
    'toast.dismiss': 'dismiss a message',
  },
  toasts: { 'toast.show': null, 'sample.show': null, 'sample.clear': null },
  withdrawal: {
    'customer.change': null,
    'method.choose': {
      act: ({ method }) => `choose ${own(methodNames, String(method)) ?? 'a method'}`,
      press: 'choose a method',
    },
    'method.change': 'go back to the methods',
    'field.change': { typed: ({ field, value }) => typeIn(field, value) },
    'form.submit': { act: 'ask to withdraw', press: 'press “Continue”' },
    'loads.retry': 'ask for the data again',
    'code.submit': {
      act: 'enter a code',
      press: ({ code }) =>
        String(code) === PLACEHOLDERS.wrongCode
          ? 'enter a wrong code, such as 111111, and press “Confirm”'
          : 'enter the code that the desk shows and press “Confirm”',
    },
    'code.edit': { typed: 'type a code' },
    'history.check': { act: 'ask for the history', press: 'press “Check my history”' },
    'step.check': 'ask whether the bank has acted',
    'hold.begin': { aside: 'read the receipt' },
    'hold.end': { aside: 'look away from the receipt' },
    'withdrawal.close': 'close the withdrawal',
  },
}

/** What a person does by sending this event to a flow or a machine. */
export interface Act {
  /** 'send the deposit' */
  words: string
  /** 'sent the deposit' */
  done: string
  /** what a story's card tells a presenter to do; null for what need not be done, such as typing, or happens by itself */
  press: string | null
  kind: 'act' | 'typing' | 'aside'
}

/** Null for what the app sends. */
export function describeAct(flow: string, { type, ...fields }: { type: string; [field: string]: unknown }): Act | null {
  const sent = sentTo(machineOf(flow), type)
  if (sent == null) return null
  const said = (words: Words<never>) => (typeof words === 'string' ? words : words(fields as never))
  const told = (kind: Act['kind'], act: Words<never>, press: Words<never> | null): Act => {
    const words = said(act)
    return { words, done: inPast(words), press: press === null ? null : said(press), kind }
  }
  if (typeof sent !== 'object') return told('act', sent, sent)
  if ('aside' in sent) return told('aside', sent.aside, null)
  if ('typed' in sent) return told('typing', sent.typed, null)
  return told('act', sent.act, sent.press)
}

/** The verbs whose past does not end in -ed alone. */
const PAST = { choose: 'chose', drop: 'dropped', go: 'went', log: 'logged', read: 'read', send: 'sent' }

/** 'sent the deposit' for 'send the deposit', 'opened or closed' for 'open or close' */
function inPast(words: string): string {
  return words.replace(/^\w+|(?<=^\w+ or )\w+/g, (verb) => own(PAST, verb) ?? `${verb.replace(/e$/, '')}ed`)
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

function pressOpener(request: ModalRequest | undefined): string {
  if (request?.kind === 'withdrawal') return `press “${labels.withdraw}”`
  if (request?.kind !== 'deposit') return `open ${dialogName(request)}`
  return `press “${request.plan === undefined ? labels.deposit : `Choose ${capitalized(request.plan)}`}”`
}

/** The words tell one amount from another: a story's lines would look the same. */
function typeIn(field: unknown, value: unknown): string {
  return [
    'type the',
    fieldName(field),
    ...(field === 'amount' && typeof value === 'string' && value !== '' ? [value] : []),
  ].join(' ')
}

/** As its label has it, where that is not its name: 'lastName' becomes 'surname', and 'loanPurpose' 'loan purpose'. */
function fieldName(field: unknown): string {
  return own<string>(labels, String(field))?.toLowerCase() ?? inWords(String(field))
}

/** The fields of the sign-up that are lists. */
const CHOICES: readonly string[] = ['country', 'gender', 'accountType', 'maritalstatus']
