import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { socialProofMachine } from '#machines/social-proof/social-proof.machine.ts'
import { fetchContent } from '#src/api/content.ts'
import type { ContentOf } from '#src/contract/content.ts'
import type { Actors } from '#src/flows/actors.ts'
import type { Environment } from '#src/platform/environment.ts'

type Proof = ContentOf<'proof'>[number]

/** The proof documents that are not empty, trimmed (TOAST-2). */
const loadProof = (environment: Environment) =>
  fromPromise<readonly Proof[], void>(async ({ signal }) => {
    const documents = await fetchContent('proof', signal, environment)
    return documents
      .map(({ name, brief, country }) => ({ name: name.trim(), brief: brief.trim(), country: country.trim() }))
      .filter((proof) => Object.values(proof).some((text) => text !== ''))
  })

/** Bound to the content service, the tab, the dialogs and the clock. */
export const bindSocialProof = (environment: Environment) =>
  socialProofMachine.provide({
    actors: {
      loadProof: loadProof(environment),
      watchPauses: fromCallback<EventObject>(({ sendBack, system }) => {
        const modal = system.get('modal') as Actors['modal']
        const report = () => {
          const isPaused = document.hidden || !modal.getSnapshot().matches('closed')
          sendBack({ type: isPaused ? 'pause.begin' : 'pause.end' })
        }
        report()
        document.addEventListener('visibilitychange', report)
        const { unsubscribe } = modal.subscribe(report)
        return () => {
          document.removeEventListener('visibilitychange', report)
          unsubscribe()
        }
      }),
    },
    actions: heldTime(environment.clock),
  })
