import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { runningActors } from '#src/kit/actors/registry.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import type { Models } from '#src/kit/model/model.ts'
import type { Placeholder } from '#src/kit/model/placeholder.ts'
import { activeIds } from '#src/kit/statechart/active-ids.ts'
import { statesOf, transitionsOf } from '#src/kit/statechart/transitions.ts'
import type { Entries } from './entries.ts'
import type { PageView } from './page-view.ts'
import { eventOf, placeholdersIn } from './payload-form.ts'
import type { Command, Outcome } from './source.ts'

/** The models of the page's machines, and how it fills placeholders. */
export interface CommandContext {
  models: Models
  /**
   * The current value of a placeholder for this actor.
   *
   * @throws an error that `missing` recognises, when the page has no such value
   */
  fillIn(placeholder: Placeholder, actor: AnyActorRef, entries: Entries): Promise<unknown>
  /** what the page is missing, if that caused the error */
  missing(error: unknown): string | null
}

/** Runs a viewer's command in this page (FLOW-3). */
export async function runCommand(command: Command, read: () => PageView, context: CommandContext): Promise<Outcome> {
  try {
    return command.kind === 'send' ? await send(command, context) : await jump(command, read())
  } catch (error) {
    const what = context.missing(error)
    return what === null ? { kind: 'failed' } : { kind: 'missing', what }
  }
}

async function send(
  { session, eventType, entries }: SendCommand,
  { models, fillIn }: CommandContext,
): Promise<Outcome> {
  const actor = actorOf(session)
  if (actor === undefined) return { kind: 'gone', what: 'actor' }
  const machine: string = actor.getSnapshot().machine.id
  const model = models.get(machine)
  const filled = new Map<Placeholder, unknown>()
  for (const placeholder of placeholdersIn(model, eventType, entries)) {
    filled.set(placeholder, await fillIn(placeholder, actor, entries))
  }
  const event = eventOf(model, eventType, entries, (placeholder) => filled.get(placeholder))
  // The actor may have stopped while placeholders were filled in.
  if (actorOf(session) === undefined) return { kind: 'gone', what: 'actor' }
  const before: AnyMachineSnapshot = actor.getSnapshot()
  if (!before.can(event)) {
    const isHandled = handles(before, eventType)
    return isHandled
      ? { kind: 'guarded', eventType }
      : { kind: 'not-handled', machine, eventType, active: activeOf(before) }
  }
  actor.send(event)
  return { kind: 'sent', machine, eventType, active: activeOf(actor.getSnapshot()) }
}

async function jump({ session, transition }: JumpCommand, { actors }: PageView): Promise<Outcome> {
  const timer = actors.find((actor) => actor.session === session)?.timers.find(({ id }) => id === transition)
  if (timer === undefined) return { kind: 'gone', what: 'delay' }
  const ms = Math.max(0, timer.due - clock.now())
  await clock.advance(ms)
  return { kind: 'jumped', ms }
}

type SendCommand = Extract<Command, { kind: 'send' }>
type JumpCommand = Extract<Command, { kind: 'jump' }>

function actorOf(session: string): AnyActorRef | undefined {
  return runningActors().find((actor) => actor.sessionId === session)
}

function activeOf({ machine, value }: AnyMachineSnapshot): readonly string[] {
  return activeIds(machine, value)
}

function handles(snapshot: AnyMachineSnapshot, eventType: string): boolean {
  const active = activeOf(snapshot)
  return statesOf(snapshot.machine).some(
    (node) => active.includes(node.id) && transitionsOf(node).some((transition) => transition.eventType === eventType),
  )
}
