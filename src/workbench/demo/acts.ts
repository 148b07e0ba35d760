import type { CustomerUpdates } from '#src/workbench/timeline/customer-updates.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import type { Acts } from '#src/workbench/timeline/run-step.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { createDemoFaults } from './demo-faults.ts'
import { createDemoOperator } from './demo-operator.ts'
import { signInHere } from './sign-in.ts'

interface ActParts {
  backend: PageBackend
  updates: CustomerUpdates
  timeline: Timeline
}

/** What is done on the desk, and by the steps of a story. */
export function createActs(parts: ActParts): Acts {
  const { backend, timeline } = parts
  return {
    signIn: async (persona) => {
      await timeline.runAsEntry(
        (name: string) => ({
          lane: 'demo',
          text: `${name} logged in`,
          steps: [{ kind: 'sign-in', persona: personaOrEmail(backend, persona) }],
        }),
        () => signInHere(persona, backend),
      )
    },
    operator: createDemoOperator(parts),
    faults: createDemoFaults(backend, timeline),
  }
}
