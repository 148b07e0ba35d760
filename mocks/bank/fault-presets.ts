import { ALL_CALLS } from '#mocks/engine/call-names.ts'
import type { Fault } from '#src/contract/app-steps.ts'

export interface FaultPreset {
  id: string
  name: string
  /** what to do next, and what happens then; quotes the product's texts in “” */
  next: string
  faults: readonly Fault[]
}

/** Faults that are set together, named after the experience. Only one preset is active at a time (DEMO-4). */
export const faultPresets: readonly FaultPreset[] = [
  {
    id: 'network-down',
    name: 'Network down',
    next: 'Log in as Iris before you choose this: without the network nobody can. Press Withdraw, fill in the form, and confirm with the code 482913. The form stays and says “We do not know whether this withdrawal went through, because we received no answer.”',
    faults: [{ call: ALL_CALLS, kind: 'network' }],
  },
  {
    id: 'answer-lost',
    name: 'The answer is lost',
    next: 'With Iris logged in, press Withdraw and confirm with the code 482913. The form says “We do not know whether this withdrawal went through, because we received no answer.” Press “Check my history”: the withdrawal is there, and the money is gone.',
    faults: [
      { call: 'POST deposit', kind: 'network', after: true, times: 1 },
      { call: 'POST loan', kind: 'network', after: true, times: 1 },
      { call: 'POST transfer', kind: 'network', after: true, times: 1 },
    ],
  },
  {
    id: 'flaky-network',
    name: 'Flaky network',
    next: 'Reload the overview. The lost calls are sent again after 1, 2 and 4 seconds. The figures are grey bars for 7 seconds and then appear by themselves.',
    faults: [
      { call: 'GET users/{id}', kind: 'network', times: 2 },
      { call: 'GET transfer/{id}', kind: 'network', times: 3 },
      { call: 'GET content', kind: 'network', times: 1 },
      { call: 'POST deposit', kind: 'network', times: 1 },
      { call: 'POST loan', kind: 'network', times: 1 },
      { call: 'POST transfer', kind: 'network', times: 1 },
    ],
  },
  {
    id: 'slow-friday',
    name: 'Slow Friday',
    next: 'Reload the overview. The figures are grey bars until the last of their calls is answered, after 12 seconds.',
    faults: [
      { call: 'GET users/{id}', kind: 'delay', ms: 8_000 },
      { call: 'GET loan/{id}', kind: 'delay', ms: 6_000 },
      { call: 'GET deposit/{id}', kind: 'delay', ms: 7_000 },
      { call: 'GET kyc/{id}', kind: 'delay', ms: 5_000 },
      { call: 'GET transfer/{id}', kind: 'delay', ms: 12_000 },
      { call: 'POST auth/login', kind: 'delay', ms: 31_000 },
      { call: 'POST transfer', kind: 'delay', ms: 20_000 },
      { call: 'POST deposit', kind: 'delay', ms: 20_000 },
    ],
  },
  {
    id: 'server-error',
    name: 'Server error',
    next: 'With Iris logged in, press Withdraw and confirm with the code 482913. The form stays and says “We did not make this withdrawal. Your entries are still here.”',
    faults: [
      { call: 'POST deposit', kind: 'status', status: 500, times: 1 },
      { call: 'POST loan', kind: 'status', status: 500, times: 1 },
      { call: 'POST transfer', kind: 'status', status: 500, times: 1 },
    ],
  },
  {
    id: 'session-expires',
    name: 'Session expires',
    next: 'Reload the overview. The login page opens and says “Your session has expired. Please log in again.”',
    faults: [{ call: 'GET users/{id}', kind: 'status', status: 401, times: 1 }],
  },
  {
    id: 'duplicate-withdrawal',
    name: 'Duplicate withdrawal',
    next: 'With Iris logged in, press Withdraw and confirm with the code 482913. The form stays, with a message that ends in “Already Made”.',
    faults: [{ call: 'POST transfer', kind: 'duplicate', times: 1 }],
  },
]
