import { clock } from '#src/platform/actors/runtime.ts'
import { clearNotices } from '#src/platform/notices.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { marking } from '#src/workbench/demo/marking.ts'
import { pushCustomer } from '#src/workbench/demo/push.ts'
import { product } from '#src/workbench/product.ts'
import type { Moment, MomentParts } from './moment.ts'

/**
 * Puts the demo back to a moment (DEMO-5): data, clock, settings, outbox, who was signed in, and the page. The flows of the
 * page start again, so typed values are lost; with `keepsPage` they go on if the page and the customer are still the same.
 */
export async function goBackTo(
  moment: Moment,
  { backend, record }: MomentParts,
  { keepsPage }: { keepsPage: boolean },
): Promise<void> {
  await record.halt()
  // Calls that wait for the clock must not be answered from the data that come back.
  clock.set('paused')
  await clock.settled()
  const isSamePage =
    product.session.getSnapshot().context.customerId === moment.customerId &&
    product.router.history.location.href === moment.href
  await backend.recall(moment.bank)
  clock.setNow(moment.clock.now)
  if (keepsPage && isSamePage) {
    if (moment.customerId !== null) await pushCustomer(backend, moment.customerId)
  } else {
    await marking(async () => {
      await reopen(moment)
      await product.remount()
    })
  }
  clock.set(moment.clock.mode)
  record.recorder.restart()
  await clock.settled()
}

async function reopen({ customerId, isCodeSpent, stored, href }: Moment): Promise<void> {
  clearNotices()
  product.toasts.send({ type: 'toast.clear' })
  product.session.send({ type: 'session.forget' })
  for (const [key, value] of stored) {
    if (value === null) tabStorage.removeItem(key)
    else tabStorage.setItem(key, value)
  }
  if (customerId !== null) product.session.send({ type: 'session.resume', customerId })
  if (isCodeSpent) product.session.send({ type: 'code.spend' })
  product.router.history.replace(href, {}, { ignoreBlocker: true })
}
