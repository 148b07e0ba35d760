import { fromPromise } from 'xstate'
import { modalMachine } from '#machines/modal/modal.machine.ts'
import type { ModalKind, ModalRequest } from '#machines/modal/modal-ref.ts'
import { failure } from '#src/content/failure.ts'
import { accountSettings } from '#src/flows/account-settings/account-settings.bind.ts'
import { actor, find, type LateMachines } from '#src/flows/actors.ts'
import { customer } from '#src/flows/customer/customer.bind.ts'
import { deposit } from '#src/flows/deposit/deposit.bind.ts'
import { kyc } from '#src/flows/kyc/kyc.bind.ts'
import { loan, loanNotice } from '#src/flows/loan/loan.bind.ts'
import { socialProof } from '#src/flows/social-proof/social-proof.bind.ts'
import { statement } from '#src/flows/statement/statement.bind.ts'
import { withdrawal } from '#src/flows/withdrawal/withdrawal.bind.ts'
import { addNotice, dismissNotice, type Notice } from '#src/platform/notices.ts'
import { buildAtHost } from '#src/platform/release.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { loadModal } from './modals.ts'

const modal = modalMachine.provide({
  actors: {
    load: fromPromise<void, { kind: ModalKind }>(({ input }) => loadModal(input.kind)),
    withdrawal,
    deposit,
    kyc,
    loan,
    'loan-notice': loanNotice,
    'account-settings': accountSettings,
    statement,
  },
  actions: {
    noteMissing: (_, { request }) => {
      if (request !== null) void noteMissingDialog(request)
    },
    reportFailure: (_, { error, request }) => {
      reportError(error)
      const notice: Notice = { role: 'alert', text: failure.dialog, action: { text: failure.again, run: openAgain } }
      addNotice(notice)
      function openAgain() {
        dismissNotice(notice)
        if (request !== undefined) actor('modal').send({ type: 'modal.open', request })
      }
    },
  },
})

/** The dialogs whose code has been asked for twice. */
const asked = new Set<ModalKind>()

/** Says that the code of a dialog could not be loaded, and what helps: another try, or a new page (IN-12). */
async function noteMissingDialog(request: ModalRequest): Promise<void> {
  const build = await buildAtHost()
  const isGone = build !== null && (build !== 'same' || asked.has(request.kind))
  const notice: Notice = isGone
    ? { role: 'alert', text: failure.partGone, action: { text: failure.reload, run: reloadPage } }
    : { role: 'alert', text: failure.part, action: { text: failure.again, run: openAgain } }
  addNotice(notice)
  function openAgain() {
    dismissNotice(notice)
    // What a browser does not load at the second try it never loads again in this page, as Firefox 153.
    asked.add(request.kind)
    find('modal')?.send({ type: 'modal.open', request })
  }
}

/** What runs in the signed-in area beside its pages, bound. */
export const signedIn: LateMachines['session'] = { customer, 'social-proof': socialProof, modal }
