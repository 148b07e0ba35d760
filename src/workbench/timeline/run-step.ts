import * as v from 'valibot'
import type { EventStep, Step, TimedStep } from '#machines/model/step.ts'
import { isShallow } from '#mocks/engine/json.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { attempt } from '#src/platform/attempt.ts'
import { fromRoute, toRoute } from '#src/platform/page-address.ts'
import type { PageHistory } from '#src/platform/page-history.ts'
import { capitalized } from '#src/ui/in-words.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo, StoryFault } from '#src/workbench/contract/desk-demo.ts'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { type CommandName, whyNoCommand } from './commands.ts'
import { findFlow } from './flow-names.ts'
import { flowWords, stateWords } from './flow-words.ts'
import { stepWords } from './line-words.ts'
import { leavesIn } from './map-secrets.ts'
import { createPlaceholders, type Placeholders, type randomsOf } from './placeholders.ts'
import { stepSchema } from './step-schema.ts'
import type { Timeline } from './timeline.ts'
import { pageWords } from './watch-pages.ts'

/** What steps do that somebody does on the desk. */
export type Acts = Pick<DeskDemo, 'signIn' | 'operator' | 'faults'>

export interface RunTools {
  backend: PageBackend
  acts: Acts
}

/** What addresses and stories are brought to the page with. */
export interface PageTools {
  backend: PageBackend
  demo: DeskDemo
  timeline: Timeline
}

/** The page, as steps use it. */
export interface StepContext extends RunTools {
  fill: Placeholders
  /** goes to a page as the person did */
  visit(path: string, by?: number): Promise<void>
  /** waits, so that a filled form can be read before it is sent */
  pauseToRead?(): Promise<void>
  /** whether what a flow does not take is passed over: a link may be opened as another customer, who needs fewer steps */
  isLenient?: boolean
}

/** Steps did not come to their end (DEMO-15, DEMO-19). */
export class StepsFailed extends Error {
  override name = 'StepsFailed'
  /** for who sees which line it is: the reason alone */
  readonly fault: StoryFault

  /** @param line the place of the step at fault; null where all were run */
  constructor(message: string, reason: string, line: number | null) {
    super(message)
    this.fault = { line, text: capitalized(reason) }
  }
}

/** When steps run. */
interface Timing {
  /** passes the time before a step */
  before(step: RecordingStep, index: number): Promise<void>
  after?(step: RecordingStep): void
}

/** Runs the steps one after the other, each until everything is settled. Rejects with `StepsFailed` at the first that is not taken. */
export async function runSteps(
  steps: readonly RecordingStep[],
  context: StepContext,
  { before, after }: Timing,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await before(step, index)
    try {
      await runStep(step, context)
      await clock.settled()
    } catch (error) {
      throw notPossible(step, index, error as Error)
    }
    after?.(step)
  }
}

function notPossible(step: Step, index: number, { message }: Error): StepsFailed {
  // What has no sense has no words either.
  const words = attempt(() => stepWords(step)) ?? null
  const which = words === null ? `Step ${index + 1}` : `Step ${index + 1}, “${words}”,`
  return new StepsFailed(`${which} is not possible: ${message}`, message, index)
}

async function runStep(step: Step, context: StepContext): Promise<unknown> {
  const { acts, fill, visit } = context
  switch (step.kind) {
    case 'event':
      return send(step, context)
    case 'page':
      return visit(fill.path(step.to), step.by)
    case 'press':
      return press(step.what)
    case 'window':
      return window.dispatchEvent(new Event(step.change))
    case 'clock':
      return clock.setNow(step.now)
    case 'sign-in':
      return acts.signIn(step.persona)
    case 'operator':
      return command(step, context)
    case 'fault':
      return step.fault === null ? acts.faults.clear() : acts.faults.set(fill.value(step.fault))
    case 'fault-removed':
      return acts.faults.remove(step.fault)
    case 'latency':
      return acts.faults.setLatency(step.latency)
    case 'answer':
    case 'wait':
    case 'caption':
      return
  }
}

async function send(step: EventStep, { backend, fill, pauseToRead, isLenient }: StepContext): Promise<void> {
  const actor = findFlow(step)
  if (actor === undefined) {
    // Such as a toast, which may have gone by itself.
    if (hasRole(step.flow, 'awaited')) return
    const page = pageWords(toRoute(backend.product.router.history.location.pathname))
    throw new Error(`${flowWords(step.flow)} is not open on the page “${page}”`)
  }
  const event = fill.event(step.event)
  const snapshot = actor.getSnapshot()
  if (!isLenient && !snapshot.can(event))
    throw new Error(`${flowWords(step.flow)} does not allow that now: it is at “${stateWords(snapshot.value)}”`)
  if (fillFields(event)) await pauseToRead?.()
  actor.send(event as never)
}

async function command({ action, args }: Extract<Step, { kind: 'operator' }>, { acts, fill }: StepContext) {
  const reason = whyNoCommand(action, args)
  if (reason !== null) throw new Error(reason)
  const run: (...args: never[]) => Promise<unknown> = acts.operator[action as CommandName]
  await run(...(fill.value(args) as never[]))
}

function press(what: 'outside' | 'escape'): void {
  if (what === 'escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}

/** shown in a field in place of a secret */
const HIDDEN = '••••••'

/**
 * Writes an event's payload into the page's fields, since some forms read their fields only when they are sent. Returns
 * whether there were any.
 */
function fillFields(event: object): boolean {
  const isFilled = textsIn(event).map(([name, value]) => {
    const field = `input:not([type=file])[name="${CSS.escape(name)}"]`
    const inDialog = document.querySelectorAll<HTMLInputElement>(`[role=dialog] ${field}`)
    const fields = inDialog.length > 0 ? inDialog : document.querySelectorAll<HTMLInputElement>(`main ${field}`)
    for (const one of fields) fill(one, value)
    return fields.length > 0
  })
  return isFilled.includes(true)
}

/** Typing into a field that shows this replaces all of it. */
function fill(field: HTMLInputElement, value: string): void {
  field.value = value
  if (value !== HIDDEN) return
  const begin = () => {
    if (field.value === HIDDEN) field.value = ''
  }
  field.addEventListener('beforeinput', begin, { once: true })
}

function textsIn(value: object): [string, string][] {
  return leavesIn(value).flatMap(([name, leaf]): [string, string][] => {
    if (leaf instanceof Redacted) return [[name, HIDDEN]]
    return typeof leaf === 'string' ? [[name, leaf]] : []
  })
}

/**
 * Does `work` with the context for steps that run on this page: they go back and forward as the person did, and nothing is printed.
 *
 * @param bringBack brings back what the caller has changed for it
 */
export async function withStepContext(
  tools: RunTools,
  work: (context: StepContext) => Promise<void>,
  bringBack: () => void = () => {},
  nextRandom?: ReturnType<typeof randomsOf>,
): Promise<void> {
  const { print } = window
  const history = openReplayHistory(tools.backend.product.router.history)
  const end = () => {
    window.print = print
    history.stop()
    bringBack()
  }
  window.print = () => {}
  // A reload ends it, and what is stored for the tab survives it, such as the clock's mode.
  addEventListener('pagehide', end)
  try {
    const fill = createPlaceholders(tools.backend, nextRandom)
    await work({ ...tools, fill, visit: (path, by) => history.visit(fromRoute(path), by) })
  } finally {
    removeEventListener('pagehide', end)
    end()
  }
}

/** The page's history while steps run. */
function openReplayHistory(history: PageHistory) {
  // The entries before it are no part of the replay.
  const first = history.location.state.__TSR_index
  let last = first
  const stop = history.subscribe(({ location, action }) => {
    if (action.type === 'PUSH') last = location.state.__TSR_index
  })
  return {
    /** Goes to a page as the person did: with Back or Forward where those lead there, otherwise by its path. */
    visit: async (to: string, by?: number): Promise<void> => {
      if (by !== undefined && isWithin(history.location.state.__TSR_index + by)) {
        history.go(by)
        await clock.settled()
      }
      // A flow may have navigated there already.
      if (history.location.href !== to) history.push(to)
      await clock.settled()
    },
    stop,
  }

  function isWithin(place: number): boolean {
    return first <= place && place <= last
  }
}

/** Runs steps from the present, each after its `ms` of virtual time. Rejects in words at the first that is not taken (DEMO-15). */
export async function run(steps: readonly TimedStep[], tools: RunTools): Promise<void> {
  const timed = asSteps(steps)
  await withStepContext(tools, (context) => runSteps(timed, context, { before: ({ ms }) => clock.advance(ms) }))
}

/** What a script gives: a step that nobody knows would otherwise do nothing, and nobody would hear of it. Throws in words before any is run. */
function asSteps(steps: unknown): readonly RecordingStep[] {
  if (!isShallow(steps)) throw new Error('run takes plain data, which does not contain itself')
  const { success, output, issues } = v.safeParse(v.array(stepSchema), steps)
  if (success) return output
  const [issue] = issues
  const [index, ...path] = (v.getDotPath(issue) ?? '').split('.')
  if (index === '') throw new Error(`run takes a list of steps (${issue.message})`)
  const field = path.length === 0 ? 'it' : `its ${path.join('.')}`
  throw new Error(`Step ${Number(index) + 1} cannot be run: ${field} is wrong (${issue.message})`)
}
