import type { EventStep, KitStep, OwnStep, Timed } from '#machines/model/step.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import type { FlowNames } from './flow-names.ts'

/** What running a step needs. */
export interface Stage<Own extends OwnStep> {
  flows: FlowNames
  /** fills placeholders in */
  fill: { event<E extends object>(event: E): E; path(path: string): string }
  visit(path: string, by?: number): Promise<void>
  /** the path of the page, for error messages */
  here(): string
  /** runs the app's own kinds of steps */
  own: OwnRunners<Own>
  /** whether a flow may have ended by itself, so that it is no error when it is missing */
  mayBeGone(flow: string): boolean
  /** Shows the event's payload in the page's fields; returns whether there are any. */
  showEntry(event: object): boolean
  /** gives the person time to read a form before it is sent */
  look(): Promise<void>
  /** whether a step fails that its flow does not take */
  isStrict?: boolean
  /** a description of a step */
  describe(step: KitStep | Own): string
}

export type OwnRunners<Own extends OwnStep> = {
  [Kind in Own['kind']]: (step: Extract<Own, { kind: Kind }>) => unknown
}

/** When steps run. */
export interface Timing<Own extends OwnStep> {
  /** passes the time before a step */
  before(step: Timed<KitStep | Own>, index: number): Promise<void>
  after?(step: Timed<KitStep | Own>, index: number): void
}

/** Runs the steps one after the other. Rejects with a description at the first that fails. */
export async function runSteps<Own extends OwnStep>(
  steps: readonly Timed<KitStep | Own>[],
  stage: Stage<Own>,
  { before, after }: Timing<Own>,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await before(step, index)
    try {
      await runStep(step, stage)
    } catch (error) {
      const { message } = error as Error
      throw new Error(`Step ${index + 1} failed (${stage.describe(step)}): ${message}`, { cause: error })
    }
    after?.(step, index)
  }
}

/** Runs one step; resolves when everything is settled. Rejects with the reason when the step fails. */
export async function runStep<Own extends OwnStep>(step: KitStep | Own, stage: Stage<Own>): Promise<void> {
  if (isOwn(step, stage)) await ownRunner(step, stage)?.(step)
  else await runKitStep(step, stage)
  await clock.settled()
}

function isOwn<Own extends OwnStep>(step: KitStep | Own, { own }: Stage<Own>): step is Own {
  return Object.hasOwn(own, step.kind)
}

function ownRunner<Own extends OwnStep>({ kind }: Own, { own }: Stage<Own>) {
  return (own as unknown as Readonly<Record<string, (step: Own) => unknown>>)[kind]
}

async function runKitStep<Own extends OwnStep>(step: KitStep, stage: Stage<Own>): Promise<void> {
  switch (step.kind) {
    case 'event':
      return send(step, stage)
    case 'page':
      return stage.visit(stage.fill.path(step.to), step.by)
    case 'press':
      return press(step.what)
    case 'window':
      window.dispatchEvent(new Event(step.change))
      return
    case 'clock':
      return clock.setNow(step.now)
    case 'wait':
    case 'caption':
  }
}

async function send<Own extends OwnStep>(step: EventStep, stage: Stage<Own>): Promise<void> {
  const actor = stage.flows.find(step)
  if (actor === undefined) {
    if (stage.mayBeGone(step.flow)) return
    throw new Error(`the flow ${step.flow} is not running, on ${stage.here()}`)
  }
  const event = stage.fill.event(step.event)
  const { machine, value } = actor.getSnapshot()
  if (stage.isStrict && !actor.getSnapshot().can(event))
    throw new Error(`${machine.id} does not take ${event.type} now: it is in ${JSON.stringify(value)}`)
  if (stage.showEntry(event)) await stage.look()
  actor.send(event as never)
}

function press(what: 'outside' | 'escape'): void {
  if (what === 'escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  else document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}
