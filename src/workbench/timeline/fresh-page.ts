import { clearNotices } from '#src/platform/notices.ts'
import { SIGN_UP_DRAFT, WITHDRAWAL_DRAFTS } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { product } from '#src/workbench/product.ts'

/**
 * Remounts every flow of the page, without typed values and without the state of its history entry. Recordings and replays both
 * start this way, so that they have the same timers in the same phase.
 */
export function freshPage(path = product.router.history.location.href): Promise<void> {
  tabStorage.removeItem(SIGN_UP_DRAFT)
  tabStorage.removeItem(WITHDRAWAL_DRAFTS)
  clearNotices()
  product.router.history.replace(path, {}, { ignoreBlocker: true })
  return product.remount()
}
