import { router } from '#src/app/router.ts'
import type { DemoHost } from '#src/demo/host.ts'
import { clearNotices } from '#src/platform/notices.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'

/** where the sign-up keeps what was typed, over a reload */
export const SIGN_UP_DRAFT = 'larkspur.sign-up'

/**
 * Mounts every flow of the page anew, without what was typed and without what its entry in the history says. A recording begins
 * so and its replay too: they have the same timers in the same phase.
 */
export function freshPage(host: DemoHost, path = router.history.location.href): Promise<void> {
  tabStorage.removeItem(SIGN_UP_DRAFT)
  clearNotices()
  router.history.replace(path, {}, { ignoreBlocker: true })
  return host.remount()
}
