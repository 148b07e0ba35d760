import { methodNames } from '#src/content/records.ts'
import { own } from '#src/contract/own.ts'
import { inWords } from '#src/ui/in-words.ts'

type Fields = Readonly<Record<string, unknown>>
/** What a person does, after their name: 'chose PayPal'. */
type Words = string | ((fields: Fields) => string)

/**
 * By machine and event: what a person sends, in the words of the business (DEMO-14). All other events are sent by
 * the app; a test compares this list with the models' origins.
 */
const WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'account-settings': {
    'profile.submit': 'saved the account settings',
    'account-settings.close': 'closed the account settings',
  },
  copy: { 'text.copy': 'copied a text' },
  customer: { 'customer.retry': 'asked for the data again' },
  deposit: {
    'method.choose': ({ method }) => `chose to pay in by ${method === 'bank' ? 'bank transfer' : 'wallet'}`,
    'details.retry': 'asked for the bank’s details again',
    'step.next': 'went to the next step of the deposit',
    'step.back': 'went back in the deposit',
    'proof.choose': 'chose a proof of payment',
    'proof.refuse': 'dropped what is not one file',
    'proof.remove': 'removed the proof of payment',
    'specimen.use': 'used a specimen as proof',
    'deposit.submit': 'sent the deposit',
    'customer.retry': 'asked for the data again',
    'deposit.close': 'closed the deposit',
  },
  kyc: {
    'picture.choose': ({ side }) => `chose the ${side} of the document`,
    'picture.refuse': ({ side }) => `dropped what is not one file on the ${side} of the document`,
    'picture.remove': ({ side }) => `removed the ${side} of the document`,
    'specimen.use': 'used specimen documents',
    'kyc.submit': 'sent the identity documents',
    'loads.retry': 'asked for the data again',
    'kyc.close': 'closed the identity check',
  },
  'loan-notice': {
    'loan.verify': 'asked how the loan stands',
    'loan-notice.close': 'closed the notice about the loan',
  },
  loan: {
    'step.submit': 'went to the next step of the loan',
    'step.back': 'went back in the loan',
    'application.submit': 'sent the loan application',
    'loan.close': 'closed the loan application',
  },
  login: { 'credentials.submit': 'asked to sign in' },
  message: { 'message.submit': 'sent a message' },
  modal: {
    'modal.open': ({ request }) => `opened ${dialogName(request)}`,
    'modal.close': 'closed the dialog',
  },
  navigation: {
    'menu.toggle': 'pressed the menu button',
    'group.toggle': 'opened or closed a part of the menu',
    'group.close': 'closed a part of the menu',
    'link.chosen': 'chose a page in the menu',
  },
  'password-request': {
    'email.submit': 'asked for a reset link',
    'request.again': 'asked to send another link',
  },
  'password-reset': { 'password.submit': 'chose a new password' },
  session: { 'session.end': 'logged out' },
  'sign-up': {
    'step.submit': 'went to the next step of the sign-up',
    'step.back': 'went back in the sign-up',
    'email.mend': 'went back to the e-mail address',
    'credentials.submit': 'asked to open the account',
  },
  statement: {
    'statement.download': 'downloaded the statement',
    'statement.print': 'printed the statement',
    'statement.close': 'closed the statement',
  },
  toast: { 'toast.dismiss': 'dismissed a message' },
  withdrawal: {
    'method.choose': ({ method }) => `chose ${own(methodNames, String(method)) ?? 'a method'}`,
    'method.change': 'went back to the methods',
    'form.submit': 'asked to withdraw',
    'loads.retry': 'asked for the data again',
    'code.submit': 'entered a code',
    'withdrawal.close': 'closed the withdrawal',
  },
}

/** Events for what is typed, by machine. Of several in a row, only the last is an entry. */
const TYPED: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'account-settings': { 'fields.change': 'typed in the account settings' },
  deposit: { 'amount.change': ({ amount }) => `typed the amount ${amount}` },
  kyc: { 'field.change': ({ field }) => `typed the ${fieldName(field)}` },
  loan: { 'field.change': ({ field }) => `typed the ${fieldName(field)}` },
  login: { 'email.edit': 'typed the e-mail address', 'password.edit': 'typed a password' },
  message: { 'field.change': ({ field }) => `typed the ${fieldName(field)}` },
  'password-request': { 'email.edit': 'typed the e-mail address' },
  'password-reset': { 'password.edit': 'typed a password' },
  'sign-up': {
    'fields.change': ({ change }) =>
      `typed the ${Object.keys(change ?? {})
        .map(fieldName)
        .join(', ')}`,
    'password.edit': 'typed a password',
  },
  statement: { 'period.change': 'chose the days of the statement' },
  withdrawal: { 'field.change': ({ field }) => `typed the ${fieldName(field)}`, 'code.edit': 'typed a code' },
}

const DIALOGS: Readonly<Record<string, string>> = {
  deposit: 'the deposit',
  withdrawal: 'the withdrawal',
  kyc: 'the identity check',
  loan: 'the loan application',
  'loan-notice': 'the notice about the loan',
  'account-settings': 'the account settings',
  statement: 'the statement',
  'self-help': 'the help',
  referral: 'the referral',
}

/** What a person did by sending this event to a flow; null for what the app sends. */
export function describeAct(
  machine: string,
  { type, ...fields }: { type: string; [field: string]: unknown },
): { text: string; isTyping: boolean } | null {
  const typed = own(own(TYPED, machine) ?? {}, type)
  const words = typed ?? own(own(WORDS, machine) ?? {}, type)
  if (words === undefined) return null
  return { text: typeof words === 'string' ? words : words(fields), isTyping: typed !== undefined }
}

function dialogName(request: unknown): string {
  const { kind } = (request ?? {}) as { kind?: unknown }
  return own(DIALOGS, String(kind)) ?? 'a dialog'
}

/** 'accountNumber' becomes 'account number'. */
function fieldName(field: unknown): string {
  return inWords(String(field))
}
