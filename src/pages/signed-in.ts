import { fromPromise } from 'xstate'
import { modalMachine } from '#machines/modal/modal.machine.ts'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import { failure } from '#src/content/failure.ts'
import { accountSettings } from '#src/flows/account-settings/account-settings.bind.ts'
import { actor, type LateMachines } from '#src/flows/actors.ts'
import { customer } from '#src/flows/customer/customer.bind.ts'
import { deposit } from '#src/flows/deposit/deposit.bind.ts'
import { kyc } from '#src/flows/kyc/kyc.bind.ts'
import { loan, loanNotice } from '#src/flows/loan/loan.bind.ts'
import { socialProof } from '#src/flows/social-proof/social-proof.bind.ts'
import { statement } from '#src/flows/statement/statement.bind.ts'
import { withdrawal } from '#src/flows/withdrawal/withdrawal.bind.ts'
import { addNotice, dismissNotice, type Notice } from '#src/platform/notices.ts'
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
    noteMissing: () => addNotice({ role: 'alert', text: failure.part }),
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

/** What runs in the signed-in area beside its pages, bound. */
export const signedIn: LateMachines['session'] = { customer, 'social-proof': socialProof, modal }
