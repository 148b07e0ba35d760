import { loadLayout } from '#src/demo/layouts.ts'
import { machines } from '#src/demo/machines.ts'
import { models } from '#src/demo/models.ts'
import { FLOWS_PATH } from '#src/demo/viewer-paths.ts'
import { createViewer } from '#src/kit/viewer/viewer.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { currentTheme } from '#src/platform/theme.ts'
import { download } from '#src/ui/download.ts'
import { CopyLink } from './copy-link.tsx'
import { machineGroups } from './machine-groups.ts'

/** The flow viewer, with the bank's machines and controls (FLOW-3). */
export const viewer = createViewer({
  machines,
  models,
  loadLayout,
  groups: machineGroups,
  name: 'larkspur',
  storage: tabStorage,
  keyPrefix: 'larkspur.desk.flows',
  theme: currentTheme,
  pageAddress: (machine) => fullAddress(`${FLOWS_PATH}#${machine}`),
  download,
  missing: {
    customer: 'Nothing was sent: nobody is signed in.',
    link: 'Nothing was sent: there is no reset link in the outbox.',
  },
  StateTools: CopyLink,
})
