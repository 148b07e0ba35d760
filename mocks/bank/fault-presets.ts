import type { Fault } from '#mocks/engine/faults.ts'

/** Faults that are set together, named after the experience. */
export const faultPresets: readonly { name: string; faults: readonly Fault[] }[] = [
  {
    name: 'Slow Friday',
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
    name: 'Flaky network',
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
    name: 'Session expires',
    faults: [
      { call: 'GET users/{id}', kind: 'status', status: 401, times: 1 },
      { call: 'POST transfer', kind: 'status', status: 401, times: 1 },
      { call: 'POST deposit', kind: 'status', status: 401, times: 1 },
      { call: 'POST loan', kind: 'status', status: 401, times: 1 },
    ],
  },
  { name: 'Duplicate withdrawal', faults: [{ call: 'POST transfer', kind: 'duplicate', times: 1 }] },
]
