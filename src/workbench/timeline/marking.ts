import { nextTask } from '#src/platform/clock/clock.ts'
import type { Product } from '#src/workbench/trace/product.ts'
import { recordIds } from './customer-updates.ts'
import { beforeChange } from './mark-changes.ts'

/**
 * Runs an action that restarts the page's flows, then marks what the customer sees differently, as soon as their data are loaded (DEMO-3, DEMO-5). If
 * the customer or the page is another one afterwards, nothing has changed: it is a new screen.
 */
export async function marking(product: Product, work: () => Promise<void>): Promise<void> {
  const before = place(product)
  const { answers = {} } = product.system.customer()?.getSnapshot().context ?? {}
  const mark = beforeChange(recordIds(answers))
  await work()
  const customer = product.system.customer()
  if (customer === undefined || place(product) !== before) return
  const isLoaded = () => Object.keys(answers).every((part) => part in customer.getSnapshot().context.answers)
  if (isLoaded()) return void nextTask().then(mark)
  const { unsubscribe } = customer.subscribe(() => {
    if (!isLoaded()) return
    unsubscribe()
    void nextTask().then(mark)
  })
}

function place(product: Product): string {
  return `${product.system.customerId} ${product.router.history.location.href}`
}
