import { statesOf, transitionsOf } from '#machines/model/transitions.ts'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import type { ScenarioSteps } from '#src/workbench/contract/desk-demo.ts'
import { instructionOf } from '#src/workbench/timeline/line-words.ts'
import { type Entry, isFromFile, pathTo, type Timeline } from '#src/workbench/timeline/timeline.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { tellingOf } from './story-summary.ts'

/** Which lines of a story have happened since it was started, in the chapter that it has come to (DEMO-12). */
export function storyProgress(
  id: string,
  told: readonly Step[],
  timeline: Pick<Timeline, 'entries' | 'position'>,
): ScenarioSteps {
  const { said: all, lines } = tellingOf(told)
  const acts = told.filter((step) => instructionOf(step) !== null)
  const present = pathTo(timeline.entries(), timeline.position()).filter(({ isStart }) => isStart !== true)
  const { done, rest } = countDone(acts, present.flatMap(stepsIn))
  const next = lines.find(({ end }) => end > done)
  const chapter = (next ?? lines.at(-1))?.chapter ?? null
  const shown = lines.filter((line) => line.chapter === chapter)
  const said = all.filter((caption) => caption.chapter === chapter)
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

/** Whether the bank says no instead: `declineLoan` for `setLoan`, or a deposit that failed. */
function isDeclineOf(act: Step | undefined, step: Step): boolean {
  if (act?.kind !== 'operator' || step.kind !== 'operator') return false
  return step.action === act.action
    ? step.args.at(-1) === 'failed'
    : step.action === act.action.replace(/^set/, 'decline')
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
  if (act.kind === 'event')
    return isSameFlow(act, step) && (marksIn(act) === marksIn(step) || (leavesFlow(act) && leavesFlow(step)))
  if (act.kind === 'page') return step.kind === 'page' && step.to === act.to
  if (act.kind === 'operator')
    return (
      step.kind === 'operator' &&
      step.action === act.action &&
      act.args.every((arg, place) => isPlaceholder(arg) || JSON.stringify(arg) === JSON.stringify(step.args[place]))
    )
  return act.kind === step.kind
}

/** Whether it is an event that always ends its flow, and so closes its dialog, by whatever button. */
function leavesFlow(step: Step): boolean {
  return step.kind === 'event' && LEAVING.get(step.flow)?.has(step.event.type) === true
}

/** Those events by flow. Derived once: the ticks are counted again with every entry of the timeline. */
const LEAVING = new Map(
  machines.map((machine) => {
    const all = statesOf(machine).flatMap(transitionsOf)
    const staying = all.filter(({ target = [] }) => target.every(({ type }) => type !== 'final'))
    const stays = new Set(staying.map(({ eventType }) => eventType))
    return [machine.id, new Set(all.map(({ eventType }) => eventType).filter((type) => !stays.has(type)))]
  }),
)

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
