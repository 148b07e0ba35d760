import { type AnyActorRef, fromPromise } from 'xstate'
import { modalMachine } from '#machines/modal/modal.machine.ts'
import type { ModalKind, ModalRequest } from '#machines/modal/modal-ref.ts'
import { to } from '#machines/recipients.ts'
import { failure } from '#src/content/failure.ts'
import { find, type LateMachines } from '#src/flows/actors.ts'
import { bindCustomer } from '#src/flows/customer/customer.bind.ts'
import { keptDrafts } from '#src/flows/customer/withdrawal-drafts.ts'
import { loadModal } from '#src/flows/modal/load-modal.ts'
import { bindSocialProof } from '#src/flows/social-proof/social-proof.bind.ts'
import type { Environment } from '#src/platform/environment.ts'
import { addNotice, dismissNotice, type Notice } from '#src/platform/notices.ts'
import { buildAtHost } from '#src/platform/release.ts'

const bindModal = (environment: Environment) =>
  modalMachine.provide({
    actors: {
      load: fromPromise<void, { kind: ModalKind }>(async ({ input: { kind } }) => {
        await loadModal(kind, environment)
        const notice = said.get(kind)
        if (notice !== undefined) dismissNotice(notice)
      }),
    },
    actions: {
      recallDrafts: ({ system }) => {
        const drafts = keptDrafts(environment.storage)
        if (Object.keys(drafts).length > 0) to('session')({ system }).send({ type: 'drafts.change', drafts })
      },
      noteMissing: ({ self }, { request }) => {
        if (request?.kind !== undefined) void noteMissingDialog(request, self, environment)
      },
      reportFailure: ({ self }, { error, request }) => {
        reportError(error)
        const notice: Notice = { role: 'alert', text: failure.dialog, action: { text: failure.again, run: openAgain } }
        addNotice(notice)
        function openAgain() {
          dismissNotice(notice)
          if (request !== undefined) find('modal', self)?.send({ type: 'modal.open', request })
        }
      },
    },
  })

/** The dialogs whose code has been asked for twice, and what was said of those that are missing. */
const asked = new Set<ModalKind>()
const said = new Map<ModalKind, Notice>()

/** Says that the code of a dialog could not be loaded, and what helps: another try, or a new page (IN-12). */
async function noteMissingDialog(request: ModalRequest, self: AnyActorRef, { reload }: Environment): Promise<void> {
  const build = await buildAtHost()
  const isGone = build !== null && (build.isOther || asked.has(request.kind))
  const notice: Notice = isGone
    ? { role: 'alert', text: failure.partGone, action: { text: failure.reload, run: reload } }
    : { role: 'alert', text: failure.part, action: { text: failure.again, run: openAgain } }
  said.set(request.kind, notice)
  addNotice(notice)
  function openAgain() {
    dismissNotice(notice)
    // What a browser does not load at the second try it never loads again in this page, as Firefox 153.
    asked.add(request.kind)
    find('modal', self)?.send({ type: 'modal.open', request })
  }
}

/** What runs in the signed-in area beside its pages, bound. */
export const bindSignedIn = (environment: Environment): LateMachines['session'] => ({
  customer: bindCustomer(environment),
  'social-proof': bindSocialProof(environment),
  modal: bindModal(environment),
})
