import type { AnyStateMachine } from 'xstate'
import type { LateMachines } from '#src/flows/actors.ts'
import type { Environment } from '#src/platform/environment.ts'

const files = import.meta.glob<Record<string, (environment: Environment) => AnyStateMachine>>(
  '../flows/*/*.dialog.bind.ts',
  { eager: true },
)

/** The flows of the dialogs, bound, by the id of their machine, under which the modal machine starts them. */
export function bindDialogFlows(environment: Environment): LateMachines['modal'] {
  const bound = Object.values(files)
    .flatMap((binders) => Object.values(binders))
    .map((bind) => bind(environment))
  return Object.fromEntries(bound.map((machine) => [machine.id, machine])) as unknown as LateMachines['modal']
}
