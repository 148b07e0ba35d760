import { assign } from 'xstate'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { advanceStep, resetCode, transfer } from '#src/api/withdrawal.ts'
import { forgetDraft, keepDraft, keptDraft } from '#src/flows/customer/withdrawal-drafts.ts'
import { announce } from '#src/flows/toast/announce.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { compareCode } from './compare-code.ts'

/** Bound to the bank's calls, the stored code and the drafts of the tab. */
export const withdrawal = withdrawalMachine.provide({
  actors: { compareCode, advanceStep, transfer, resetCode },
  actions: {
    announce: announce(),
    reloadPage,
    recallDraft: assign(({ context: { path, method } }) => {
      const draft = keptDraft(path)
      return draft === null ? {} : { ...draft, method: method ?? draft.method }
    }),
    keepDraft: ({ context: { path, method, entry, symbol, since } }) =>
      keepDraft(path, { method, entry, symbol, since }),
    forgetDraft: ({ context: { path } }) => forgetDraft(path),
  },
})
