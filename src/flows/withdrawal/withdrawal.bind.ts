import { assign } from 'xstate'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { advanceStep, resetCode, transfer } from '#src/api/withdrawal.ts'
import { announce } from '#src/flows/toast/announce.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { compareCode } from './compare-code.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft-storage.ts'

/** On the bank's calls, the stored code and the drafts of the tab. */
export const withdrawal = withdrawalMachine.provide({
  actors: { compareCode, advanceStep, transfer, resetCode },
  actions: {
    announce: announce(),
    reloadPage,
    recallDraft: assign(({ context: { path, method } }) => {
      const draft = keptDraft(path)
      return draft === null ? {} : { method: method ?? draft.method, entry: draft.entry }
    }),
    keepDraft: ({ context: { path, method, entry } }) => keepDraft(path, { method, entry }),
    forgetDraft: ({ context: { path } }) => forgetDraft(path),
  },
})
