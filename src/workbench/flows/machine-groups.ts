import type { MachineGroup } from './viewer/viewer.ts'

/** The gallery's groups (FLOW-3). A new flow is a journey until it is listed as plumbing. */
export const machineGroups: readonly MachineGroup[] = [
  { title: 'Journeys' },
  {
    title: 'Plumbing',
    machines: [
      'app',
      'backdrop',
      'copy',
      'customer',
      'map',
      'modal',
      'navigation',
      'page-load',
      'session',
      'social-proof',
      'toast',
      'toasts',
    ],
  },
]
