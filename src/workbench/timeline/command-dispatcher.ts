import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { type Command, type Commands, commands, customerAt } from './commands.ts'
import type { CustomerUpdates } from './customer-updates.ts'
import { aboutOfChange, unmarkChanges } from './find-about.ts'
import { refuseWithoutMock } from './mock-only.ts'
import { personaOrEmail } from './persona-or-email.ts'
import { createSecretPlaceholders } from './secret-placeholders.ts'
import type { Timeline } from './timeline.ts'

/** Each command needs the mock, is one entry of the timeline, and resolves when the customer's screen shows what it changed. */
export function createCommands({
  backend,
  updates,
  timeline,
}: {
  backend: Backend
  updates: CustomerUpdates
  timeline: Pick<Timeline, 'runAsEntry'>
}): Commands {
  const { operator } = backend
  const { ofStep } = createSecretPlaceholders(backend)
  const functions = Object.entries<Command>(commands).map(([name, { run, sentence }]) => [
    name,
    async (...args: never[]) => {
      refuseWithoutMock()
      // Before the command runs, because it may change the customer's name.
      const steps = [ofStep({ kind: 'operator' as const, action: name, args: namedArgs(name, args, backend) })]
      return timeline.runAsEntry(
        async () => ({
          lane: 'bank',
          text: (await sentence(args as never, operator)) ?? 'The bank changed something',
          steps,
          ...aboutOfChange(),
        }),
        async () => {
          unmarkChanges()
          const done = await run(operator)(...args)
          await updates.shown()
          await clock.settled()
          return done
        },
      )
    },
  ])
  return Object.fromEntries(functions) as Commands
}

/** The arguments of a command as a file may have them: a customer by name. */
export function namedArgs(name: string, args: readonly unknown[], backend: Backend): unknown[] {
  const at = customerAt(name)
  return args.map((arg, index) => (index === at ? personaOrEmail(backend, arg) : arg))
}
