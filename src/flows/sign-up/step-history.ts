import type { RouterHistory } from '@tanstack/react-router'
import { type EventObject, fromCallback } from 'xstate'
import type { SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { interactive } from '#src/platform/after-first-paint.ts'
import type { Environment } from '#src/platform/environment.ts'
import { keptDraft } from './draft-storage.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the wizard's step in this history entry; the address is the same for all (SIGN-9) */
    signUpStep?: SignUpStep
  }
}

/** Reports the step restored by a reload, then every step that the browser's Back and Forward request. */
export function historyWatcher({ clock, history, storage }: Pick<Environment, 'clock' | 'history' | 'storage'>) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const { pathname } = history.location
    // The prerendered page shows the first step, empty: React takes it over before it changes (PERF-1).
    void clock.track(interactive).then(() => {
      const draft = keptDraft(storage)
      if (draft !== null) sendBack({ type: 'fields.change', change: draft })
      const { signUpStep } = history.location.state
      if (signUpStep !== undefined) sendBack({ type: 'step.recall', step: signUpStep })
    })
    return history.subscribe(({ location, action }) => {
      if (location.pathname !== pathname || action.type === 'PUSH' || action.type === 'REPLACE') return
      sendBack({ type: 'step.recall', step: location.state.signUpStep ?? 'identity' })
    })
  })
}

export function pushStep(history: RouterHistory, signUpStep: SignUpStep): void {
  history.push(history.location.href, { ...history.location.state, signUpStep })
}

export function correctStep(history: RouterHistory, signUpStep: SignUpStep): void {
  history.replace(history.location.href, { ...history.location.state, signUpStep })
}
