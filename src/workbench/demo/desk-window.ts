import { closeDesk, deskState, openDesk } from '#src/platform/desk-state.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import type { DemoDesk } from '#src/workbench/contract/desk-demo.ts'
import { DESK_PATH } from './prepare.ts'

/** px at which list, chart and log stand side by side */
const FLOWS_WIDTH = 1_200

/** Opens the desk in a window of its own, which reads this window's demo (DEMO-14). Returns why it could not; null when it did. */
export function openDeskWindow(): ReturnType<DemoDesk['openWindow']> {
  if (location.protocol === 'file:') return 'file'
  const { tab } = deskState.get()
  // Before, because the new window begins with what this tab has stored, and so does a product that it opens.
  closeDesk()
  const width = tab === 'flows' ? FLOWS_WIDTH : 480
  if (window.open(fullAddress(DESK_PATH), 'larkspur-desk', `popup,width=${width},height=900`) !== null) return null
  openDesk(tab)
  return 'blocked'
}
