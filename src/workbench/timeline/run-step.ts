import type { EventStep, Step } from '#machines/model/step.ts'
import { own } from '#src/contract/own.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import type { AppRunners } from './app-runners.ts'
import { describeStep } from './describe-step.ts'
import type { FlowNames } from './flow-names.ts'
import { flowWords, stateWords } from './flow-words.ts'
import { pageWords } from './watch-pages.ts'

/** The page's parts that steps use. */
export interface StepContext {
  flows: FlowNames
  /** fills placeholders in */
  fill: { event<E extends object>(event: E): E; path(path: string): string }
  visit(path: string, by?: number): Promise<void>
  /** the path of the page, for error messages */
  here(): string
  app: AppRunners
  /** whether a flow may have ended by itself, so that it is no error when it is missing */
  mayBeGone(flow: string): boolean
  /** Writes the event's payload into the page's fields; returns whether there are any. */
  fillFields(event: object): boolean
  /** waits, so that a filled form can be read before it is sent */
  pauseToRead(): Promise<void>
  /** whether a step fails that its flow does not take */
  isStrict?: boolean
}

/** A step that could not be run. */
export class StepFailed extends Error {
  /** its place among the steps */
  readonly index: number
  readonly reason: string

  constructor(step: Step, index: number, { message }: Error) {
    super(`Step ${index + 1} failed (${describeStep(step)}): ${message}`)
    this.index = index
    this.reason = message
  }
}

/** When steps run. */
interface Timing {
  /** passes the time before a step */
  before(step: RecordingStep, index: number): Promise<void>
  after?(step: RecordingStep): void
}

/** Runs the steps one after the other, each until everything is settled. Rejects with `StepFailed` at the first that fails. */
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
      throw new StepFailed(step, index, error as Error)
    }
    after?.(step)
  }
}

async function runStep(step: Step, context: StepContext): Promise<unknown> {
  switch (step.kind) {
    case 'event':
      return send(step, context)
    case 'page':
      return context.visit(context.fill.path(step.to), step.by)
    case 'press':
      return press(step.what)
    case 'window':
      return window.dispatchEvent(new Event(step.change))
    case 'clock':
      return clock.setNow(step.now)
    case 'wait':
    case 'caption':
      return
    default:
      return own(context.app, step.kind)?.(step as never)
  }
}

async function send(step: EventStep, context: StepContext): Promise<void> {
  const actor = context.flows.find(step)
  if (actor === undefined) {
    if (context.mayBeGone(step.flow)) return
    throw new Error(`${flowWords(step.flow)} is not open on the page “${pageWords(context.here())}”`)
  }
  const event = context.fill.event(step.event)
  const snapshot = actor.getSnapshot()
  if (context.isStrict && !snapshot.can(event))
    throw new Error(`${flowWords(step.flow)} does not allow that now: it is at “${stateWords(snapshot.value)}”`)
  if (context.fillFields(event)) await context.pauseToRead()
  actor.send(event as never)
}

function press(what: 'outside' | 'escape'): void {
  if (what === 'escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}
