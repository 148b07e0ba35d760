import type { AnyActorRef, AnyMachineSnapshot, StateValue } from 'xstate'
import { runningActors } from '#src/platform/actors/registry.ts'
import { machineGroups } from '#src/workbench/flows/machine-groups.ts'
import { fullState, hasLink, stepsTo } from '#src/workbench/timeline/links/paths.ts'

const PLUMBING: ReadonlySet<string> = new Set(machineGroups.flatMap(({ machines = [] }) => machines))

/**
 * The state of the flow that is open, '<flow>.<state>', if a link leads there: of a dialog first, then of the page. Null when the
 * page alone shows it, because its flow is where it begins.
 */
export function openState(): string | null {
  const states = runningActors()
    .toReversed()
    .flatMap((actor) => stateOf(actor) ?? [])
  return states.find(opensDialog) ?? states.find(isUnderWay) ?? null
}

/** The balance that the open withdrawal is paid from. */
export function openPath(): 'loan' | 'invest' | null {
  const withdrawal = runningActors().find((actor) => machineOf(actor) === 'withdrawal')
  const { path } = (withdrawal?.getSnapshot() as AnyMachineSnapshot | undefined)?.context ?? {}
  return path === 'loan' || path === 'invest' ? path : null
}

function stateOf(actor: AnyActorRef): string | undefined {
  const machine = machineOf(actor)
  if (PLUMBING.has(machine)) return undefined
  const names = leaf((actor.getSnapshot() as AnyMachineSnapshot).value)
  return names.map((_, index) => [machine, ...names.slice(0, names.length - index)].join('.')).find(hasLink)
}

/** The names down to one innermost active state. */
function leaf(value: StateValue | undefined): string[] {
  if (value === undefined) return []
  if (typeof value === 'string') return [value]
  const [name, inner] = Object.entries(value)[0] ?? []
  return name === undefined ? [] : [name, ...leaf(inner)]
}

/** Whether it takes more than opening the page. */
function isUnderWay(at: string): boolean {
  return stepsTo(at).length > stepsTo(fullState(at.split('.')[0] ?? '')).length
}

function opensDialog(at: string): boolean {
  return stepsTo(at).some((step) => step.kind === 'event' && step.event.type === 'modal.open')
}

function machineOf(actor: AnyActorRef): string {
  return (actor.getSnapshot() as AnyMachineSnapshot).machine.id
}
