import { closeDesk } from '#src/platform/desk-state.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { DESK_PATH } from './desk-path.ts'

/** Opens the desk in a window of its own, which reads this window's demo (DEMO-14). Returns why it could not, in words. */
export function openDeskWindow(): string | null {
  if (location.protocol === 'file:')
    return 'A page from a file on disk may not look into another window, so the desk stays here. Start the demo from a server to have it in its own window.'
  const opened = window.open(fullAddress(DESK_PATH), 'larkspur-desk', 'popup,width=480,height=900')
  if (opened === null) return 'The browser blocked the window. Allow pop-ups for this site and try again.'
  closeDesk()
  return null
}
