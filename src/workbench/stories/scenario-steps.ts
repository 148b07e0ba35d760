import { isCaption } from '#machines/model/step.ts'
import { labels } from '#src/content/messages.ts'
import { own } from '#src/contract/own.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { capitalized } from '#src/ui/in-words.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import type { ScenarioSteps } from '#src/workbench/contract/desk-demo.ts'
import type { CommandName } from '#src/workbench/timeline/commands.ts'
import { type Entry, isFromFile, type Timeline } from '#src/workbench/timeline/timeline.ts'

/** A line of the card: what is done between two captions. */
interface Line {
  chapter: string | null
  text: string
  /** how many steps of the story are done after it */
  end: number
}

type Event = Readonly<Record<string, unknown>>

/** What a presenter does, by flow and event. Everything else that is played, such as typing, need not happen. */
const EVENTS: Readonly<Record<string, string | ((event: Event) => string)>> = {
  'modal modal.open': ({ request }) => `press “${openerOf(request as { kind: string; plan?: string })}”`,
  'deposit method.choose': 'choose a way to pay',
  'deposit step.next': 'go on to the proof',
  'deposit deposit.submit': 'make the deposit',
  'withdrawal method.choose': 'choose a method',
  'withdrawal form.submit': 'press “Continue”',
  'withdrawal code.submit': ({ code }) =>
    code === PLACEHOLDERS.wrongCode ? 'enter a wrong code, such as 111111' : 'enter the code 482913',
  'withdrawal withdrawal.close': 'press “Check my history”',
  'kyc kyc.close': 'close the identity check',
  'sign-up step.submit': 'fill in each step of the form',
  'sign-up credentials.submit': 'choose a password and open the account',
  'login credentials.submit': 'log in',
}

const ACTIONS: Partial<Record<CommandName, string>> = {
  setDeposit: 'confirm the deposit here',
  setLoan: 'approve the loan here',
  setTransfer: 'approve the withdrawal here',
  releaseStep: 'release the next step here',
  setUser: 'turn investing on, on the Bank tab',
}

const PAGES: Readonly<Record<string, string>> = { '/create-account': 'press “Create an account”' }

const inWords = new Intl.ListFormat('en')

/** Which of a scenario's steps have happened since it was started, in the chapter that it has come to (DEMO-12). */
export function scenarioSteps(
  scenario: string,
  played: readonly Step[],
  timeline: Pick<Timeline, 'entries' | 'position'>,
): ScenarioSteps {
  const lines = linesOf(played)
  const acts = played.filter((step) => wordsOf(step) !== null)
  const done = countDone(acts, presentOf(timeline).flatMap(stepsIn))
  const next = lines.find(({ end }) => end > done)
  const chapter = (next ?? lines.at(-1))?.chapter ?? null
  const shown = lines.filter((line) => line.chapter === chapter)
  return {
    scenario,
    chapter,
    first: shown[0] === undefined ? 1 : lines.indexOf(shown[0]) + 1,
    steps: shown.map(({ text }) => text),
    done: next === undefined ? shown.length : shown.indexOf(next),
  }
}

/** What a presenter does in a played step; null for what need not happen. */
export function wordsOf(step: Step): string | null {
  switch (step.kind) {
    case 'event': {
      const words = own(EVENTS, `${step.flow} ${step.event.type}`) ?? null
      return typeof words === 'function' ? words(step.event) : words
    }
    case 'operator':
      return own(ACTIONS, step.action) ?? null
    case 'page':
      return own(PAGES, step.to) ?? null
    case 'answer':
      return 'press “Next timer” until all figures have arrived'
    default:
      return null
  }
}

function openerOf({ kind, plan }: { kind: string; plan?: string }): string {
  if (kind === 'withdrawal') return labels.withdraw
  return plan === undefined ? labels.deposit : `Choose ${capitalized(plan)}`
}

function linesOf(played: readonly Step[]): Line[] {
  const lines: Line[] = []
  let chapter: string | null = null
  let words: string[] = []
  let count = 0
  const end = () => {
    const text = capitalized(inWords.format(words))
    const last = lines.at(-1)
    if (last?.text === text && last.chapter === chapter) last.end = count
    else if (words.length > 0) lines.push({ chapter, text, end: count })
    words = []
  }
  for (const step of played) {
    const done = wordsOf(step)
    if (isCaption(step)) {
      end()
      chapter = step.chapter ?? chapter
    } else if (done !== null) {
      words.push(done)
      count += 1
    }
  }
  end()
  return lines
}

/** The entries that led from the scenario's start to the moment that the page shows, without what was undone. */
function presentOf(timeline: Pick<Timeline, 'entries' | 'position'>): Entry[] {
  const entries = timeline.entries()
  const placeOf = (id: number) => entries.findLastIndex((entry) => entry.id === id)
  const present: Entry[] = []
  let place = placeOf(timeline.position())
  for (let entry = entries[place]; entry !== undefined; entry = entries[place]) {
    if (entry.isStart && entry.sameAs === undefined) break
    if (entry.sameAs === undefined) present.unshift(entry)
    place = entry.sameAs === undefined ? place - 1 : placeOf(entry.sameAs)
  }
  return present
}

function stepsIn({ steps = [], lane, moment }: Entry): readonly Step[] {
  if (lane !== 'call' || moment === null) return steps
  const { open } = isFromFile(moment) ? moment.portable : moment.bank
  return open.length === 0 ? [{ kind: 'answer' }] : []
}

/**
 * How many of these have happened, in this order; anything else may have happened in between. A step that occurs only once for its flow also
 * completes that flow's earlier steps: if a form was sent, it was filled in.
 */
function countDone(acts: readonly Step[], happened: readonly Step[]): number {
  let done = 0
  for (const step of happened) {
    const places = acts.flatMap((act, place) => (isSame(act, step) ? [place] : []))
    const [only = 0] = places
    const isOnlyAhead = places.length === 1 && acts.slice(done, only).every((act) => isSameFlow(act, step))
    if (places.includes(done)) done += 1
    else if (isOnlyAhead) done = Math.max(done, only + 1)
  }
  return done
}

function isSameFlow(act: Step, step: Step): boolean {
  return act.kind === 'event' && step.kind === 'event' && act.flow === step.flow
}

/** Whether it is the played step, with any amount, method or record. A wrong code does not count as the right one. */
function isSame(act: Step, step: Step): boolean {
  if (act.kind === 'event') return isSameFlow(act, step) && marksIn(act) === marksIn(step)
  if (act.kind === 'page') return step.kind === 'page' && step.to === act.to
  if (act.kind === 'operator')
    return (
      step.kind === 'operator' &&
      step.action === act.action &&
      act.args.every((arg, place) => isPlaceholder(arg) || JSON.stringify(arg) === JSON.stringify(step.args[place]))
    )
  return act.kind === step.kind
}

/** The parts of a step that have to be equal: its kinds, and whether its secrets are right. */
function marksIn(value: object): string {
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => {
      if (typeof part === 'object' && part !== null) return marksIn(part)
      return name === 'type' || name === 'kind' || isPlaceholder(part) ? `${name} ${part}` : ''
    })
    .filter((mark) => mark !== '')
    .join(', ')
}

function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('‹')
}
