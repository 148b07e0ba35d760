import { tabStorage } from '#src/platform/tab-storage.ts'
import { theme } from '#src/platform/theme.ts'
import { download } from '#src/ui/download.ts'
import { CopyLink } from './copy-link.tsx'
import { loadLayout } from './layouts.ts'
import { machines } from './machines.ts'
import { models } from './models.ts'
import { PLUMBING } from './plumbing.ts'
import { createViewer } from './viewer/viewer.ts'

/** The flow viewer, with the bank's machines and controls (FLOW-3). */
export const viewer = createViewer({
  machines,
  models,
  isPlumbing: (name) => PLUMBING.has(name) || machines.every(({ id }) => id !== name),
  loadLayout,
  name: 'larkspur',
  storage: tabStorage,
  keyPrefix: 'larkspur.desk.flows',
  theme: theme.get,
  download,
  StateTools: CopyLink,
})
