import type { StateFrom } from 'xstate'
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import type { SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { labels } from '#src/content/messages.ts'

type SignUpState = StateFrom<typeof signUpMachine>

/** The visible step; the last one stays visible while it is submitted. */
export function stepOf(state: SignUpState): SignUpStep {
  if (state.matches('identity')) return 'identity'
  if (state.matches('contact')) return 'contact'
  return state.matches('details') ? 'details' : 'credentials'
}

/** The button's label (SIGN-4). */
export function submitLabel(state: SignUpState): string {
  if (state.matches({ submitting: 'verySlow' })) return labels.signUpVerySlow
  if (state.matches({ submitting: 'slow' })) return labels.signUpSlow
  if (state.matches('submitting')) return labels.signUpPending
  return stepOf(state) === 'credentials' ? labels.signUp : labels.nextStep
}
