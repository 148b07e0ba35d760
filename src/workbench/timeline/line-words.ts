import type { Step } from '#machines/model/step.ts'
import { labels } from '#src/content/messages.ts'
import { own } from '#src/contract/own.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { capitalized } from '#src/ui/in-words.ts'
import { pressFor } from './commands.ts'
import { describeAct } from './customer-words.ts'
import { pageWords } from './watch-pages.ts'

type Event = Readonly<Record<string, unknown>>

/** What a presenter presses, where the timeline's words do not say it; null for what need not be done. */
const EVENTS: Readonly<Record<string, string | null | ((event: Event) => string)>> = {
  'modal modal.open': ({ request }) => pressOpener(request as { kind: string; plan?: string }),
  'deposit method.choose': 'choose a way to pay',
  'deposit step.next': 'go on to the proof',
  'deposit proof.choose': null,
  'deposit deposit.submit': 'make the deposit',
  'withdrawal method.choose': 'choose a method',
  'withdrawal form.submit': 'press “Continue”',
  'withdrawal code.submit': ({ code }) =>
    code === PLACEHOLDERS.wrongCode
      ? 'enter a wrong code, such as 111111, and press “Confirm”'
      : 'enter the code 482913 and press “Confirm”',
  'withdrawal history.check': 'press “Check my history”',
  'sign-up step.submit': 'fill in each step of the form',
  'sign-up credentials.submit': 'choose a password and open the account',
  'login credentials.submit': 'log in',
}

const PAGES: Readonly<Record<string, string>> = { '/create-account': 'press “Create an account”' }

/** The timeline says what was done; these are its verbs for what to do. */
const VERBS: Readonly<Record<string, string>> = {
  asked: 'ask',
  chose: 'choose',
  closed: 'close',
  dismissed: 'dismiss',
  dropped: 'drop',
  entered: 'enter',
  logged: 'log',
  opened: 'open',
  pressed: 'press',
  printed: 'print',
  removed: 'remove',
  saved: 'save',
  sent: 'send',
  typed: 'type',
  used: 'use',
  went: 'go',
}

/** What to do for a step, in words that go on a sentence; null for what need not be done, such as typing, or happens by itself. */
export function instructionOf(step: Step): string | null {
  switch (step.kind) {
    case 'event': {
      const words = own(EVENTS, `${step.flow} ${step.event.type}`)
      if (words !== undefined) return typeof words === 'function' ? words(step.event) : words
      const act = describeAct(step.flow, step.event)
      return act?.kind !== 'act' ? null : imperative(act.text)
    }
    case 'operator':
      return pressFor(step.action, step.args)
    case 'page':
      return own(PAGES, step.to) ?? `go to ${pageWords(step.to)}`
    case 'answer':
      return 'press “Next timer” until all figures have arrived'
    default:
      return null
  }
}

/** A step in words, also one that is not told on the card; null for what has none. */
export function stepWords(step: Step): string | null {
  const words = instructionOf(step)
  if (words !== null || step.kind !== 'event') return words
  const act = describeAct(step.flow, step.event)
  return act === null ? null : imperative(act.text)
}

function pressOpener({ kind, plan }: { kind: string; plan?: string }): string {
  if (kind === 'withdrawal') return `press “${labels.withdraw}”`
  if (kind === 'deposit') return `press “${plan === undefined ? labels.deposit : `Choose ${capitalized(plan)}`}”`
  return imperative(describeAct('modal', { type: 'modal.open', request: { kind } })?.text ?? 'opened the dialog')
}

function imperative(text: string): string {
  const [verb = '', ...rest] = text.split(' ')
  return [own(VERBS, verb) ?? verb, ...rest].join(' ')
}
