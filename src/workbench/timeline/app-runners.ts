import type { AppStep } from '#src/contract/app-steps.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import type { SetBehaviour } from './browser-behaviour.ts'
import { type CommandName, whyNoCommand } from './commands.ts'
import type { Placeholders } from './placeholders.ts'

interface AppParts {
  demo: Pick<DeskDemo, 'operator' | 'signIn' | 'faults'>
  placeholders: Placeholders
  setBehaviour: SetBehaviour
}

export type AppRunners = { [Kind in AppStep['kind']]: (step: Extract<AppStep, { kind: Kind }>) => unknown }

/** Runs the kinds of steps that are not done to a flow or the page. */
export function createAppRunners({ demo, placeholders, setBehaviour }: AppParts): AppRunners {
  return {
    'sign-in': ({ persona }) => demo.signIn(persona),
    operator: ({ action, args }) => {
      const reason = whyNoCommand(action, args)
      if (reason !== null) throw new Error(reason)
      const run: (...args: never[]) => Promise<void> = demo.operator[action as CommandName]
      return run(...(placeholders.value(args) as never[]))
    },
    fault: ({ fault }) => {
      if (fault === null) demo.faults.clear()
      else demo.faults.set(placeholders.value(fault))
    },
    'fault-removed': ({ fault }) => demo.faults.remove(fault),
    latency: ({ latency }) => demo.faults.setLatency(latency),
    browser: ({ behaviour }) => setBehaviour(behaviour),
    answer: () => undefined,
  }
}
