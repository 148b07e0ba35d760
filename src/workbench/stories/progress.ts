import { isCaption } from '#machines/model/step.ts'
import { capitalized, listed } from '#src/ui/in-words.ts'
import type { ScenarioSummary, Step, WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import type { ScenarioSteps } from '#src/workbench/contract/desk-demo.ts'
import { type Entry, isFromFile, pathTo, type Timeline } from '#src/workbench/timeline/timeline.ts'
import { instructionOf } from './line-words.ts'
import type { Story } from './story.ts'

/** A line of the card: what is done between two captions. */
interface Line {
  chapter: string | null
  /** what to do, as a sentence without its full stop */
  text: string
  /** how many steps of the story are done after it */
  end: number
}

/** Which lines of a story have happened since it was started, in the chapter that it has come to (DEMO-12). */
export function storyProgress(
  id: string,
  told: readonly Step[],
  timeline: Pick<Timeline, 'entries' | 'position'>,
): ScenarioSteps {
  const lines = linesOf(told)
  const acts = told.filter((step) => instructionOf(step) !== null)
  const present = pathTo(timeline.entries(), timeline.position()).filter(({ isStart }) => isStart !== true)
  const { done, rest } = countDone(acts, present.flatMap(stepsIn))
  const next = lines.find(({ end }) => end > done)
  const chapter = (next ?? lines.at(-1))?.chapter ?? null
  const shown = lines.filter((line) => line.chapter === chapter)
  const said = captionsOf(told).filter((caption) => caption.chapter === chapter)
  const isDeclined = rest.some((step) => isDeclineOf(acts[done], step))
  const now = said.findLast(({ after }) => after <= done)?.after ?? said[0]?.after
  return {
    scenario: id,
    chapter,
    says: said.map(({ text }) => text),
    sayNow: isDeclined ? [] : said.filter(({ after }) => after === now).map(({ text }) => text),
    first: shown[0] === undefined ? 1 : lines.indexOf(shown[0]) + 1,
    steps: shown.map(({ text }) => text),
    done: next === undefined ? shown.length : shown.indexOf(next),
    isDeclined,
  }
}

/** who a story is about that logs nobody in */
export const VISITOR = 'visitor'

/** What the list says of a story (DEMO-12). */
export function summaryOf(id: string, { title = '', start, moments, steps }: Story): ScenarioSummary {
  const [line] = linesOf(steps)
  const decides = decidedIn(steps)
  return {
    id,
    title,
    persona: start?.persona ?? moments?.[0].persona ?? VISITOR,
    says: captionsOf(steps).map(({ text }) => text),
    next: line === undefined ? '' : `${line.text}.`,
    ...(decides === null ? {} : { decides }),
  }
}

const DECISIONS: Readonly<Record<string, WaitingItem['kind']>> = {
  setDeposit: 'deposit',
  setLoan: 'loan',
  setTransfer: 'transfer',
}

/** Whether it takes away what the bank would have decided on: `declineLoan` for `setLoan`. */
function isDeclineOf(act: Step | undefined, step: Step): boolean {
  return act?.kind === 'operator' && step.kind === 'operator' && step.action === act.action.replace(/^set/, 'decline')
}

/** What the bank decides on before the customer has done anything: it waited before the story began. */
function decidedIn(steps: readonly Step[]): WaitingItem['kind'] | null {
  const first = steps.find(({ kind }) => kind === 'event' || kind === 'operator')
  return first?.kind === 'operator' ? (DECISIONS[first.action] ?? null) : null
}

interface Said {
  /** the heading of its chapter */
  chapter: string | null
  text: string
  /** how many steps of the story are done before it */
  after: number
}

function captionsOf(told: readonly Step[]): Said[] {
  let chapter: string | null = null
  let after = 0
  return told.flatMap((step) => {
    if (isCaption(step)) {
      chapter = step.chapter ?? chapter
      return [{ chapter, text: step.text, after }]
    }
    if (instructionOf(step) !== null) after += 1
    return []
  })
}

/** What a presenter does, between the captions. */
function linesOf(told: readonly Step[]): Line[] {
  const lines: Line[] = []
  let chapter: string | null = null
  let words: string[] = []
  let count = 0
  const end = () => {
    const text = capitalized(listed(words))
    const last = lines.at(-1)
    if (last?.text === text && last.chapter === chapter) last.end = count
    else if (words.length > 0) lines.push({ chapter, text, end: count })
    words = []
  }
  for (const step of told) {
    const done = instructionOf(step)
    if (isCaption(step)) {
      end()
      chapter = step.chapter ?? chapter
    } else if (done !== null) {
      // Nine fields, or three steps of a form, are one thing to do.
      if (words.at(-1) !== done) words.push(done)
      count += 1
    }
  }
  end()
  return lines
}

function stepsIn({ steps = [], lane, moment }: Entry): readonly Step[] {
  if (lane !== 'call' || moment === null) return steps
  const { open } = isFromFile(moment) ? moment.portable : moment.bank
  return open.length === 0 ? [{ kind: 'answer' }] : []
}

/**
 * How many of these have happened, in this order, and the `rest` of what happened, after them; anything else may have happened in between. A step
 * that occurs only once for its flow also completes that flow's earlier steps: if a form was sent, it was filled in.
 */
function countDone(acts: readonly Step[], happened: readonly Step[]): { done: number; rest: readonly Step[] } {
  let done = 0
  const rest: Step[] = []
  for (const step of happened) {
    const places = acts.flatMap((act, place) => (isSame(act, step) ? [place] : []))
    const [only = 0] = places
    const isOnlyAhead = places.length === 1 && acts.slice(done, only).every((act) => isSameFlow(act, step))
    const next = places.includes(done) ? done + 1 : isOnlyAhead ? Math.max(done, only + 1) : done
    if (next > done) rest.length = 0
    else rest.push(step)
    done = next
  }
  return { done, rest }
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
