import { clock } from '#src/platform/actors/runtime.ts'
import { openDesk } from '#src/platform/desk-state.ts'
import { addNotice } from '#src/platform/notices.ts'
import { addressFragment, addressQuery, historyAddress } from '#src/platform/page-address.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import type { Product } from '#src/workbench/trace/product.ts'
import { asksForDemo, type DemoParameters, readParameters, withoutParameters } from './parameters.ts'
import { onAddress } from './prepare.ts'

interface FollowParts {
  demo: Omit<DeskDemo, 'ready'>
  product: Product
  timeline: Timeline
  openInspector(): void
  /** goes to the moment, scenario or state that the address names; resolves with false if that changes nothing */
  arrive(parameters: DemoParameters): Promise<boolean>
}

/**
 * Follows an address that is opened in this tab without loading the page, because only its fragment differs: a shared moment on the
 * same path, or any address in the one-file demo (DEMO-13). Undo takes it back.
 */
export function followAddress(parts: FollowParts): void {
  let last: Promise<unknown> = Promise.resolve()
  onAddress((event) => {
    const [query, fragment] = [addressQuery(), addressFragment()]
    if (!asksForDemo(query, fragment)) return
    // The router would go there before the parameters apply, and take the new entry for Back while a dialog is open.
    event?.stopImmediatePropagation()
    const parameters = readParameters(query, fragment)
    const asked = historyAddress(withoutParameters(query), parameters.moment === null ? null : fragment)
    const { product } = parts
    const { href, state } = product.router.history.location
    product.router.history.replace(href, state, { ignoreBlocker: true })
    last = last.then(() => open(parameters, asked, parts))
  })
}

async function open(parameters: DemoParameters, asked: string, parts: FollowParts): Promise<void> {
  const { timeline, openInspector } = parts
  await timeline.runAsEntry({ lane: 'demo', text: 'A link was opened', isStart: true }, () =>
    apply(parameters, asked, parts),
  )
  for (const text of parameters.problems) addNotice({ role: 'alert', text })
  if (parameters.console) openDesk()
  if (parameters.inspect) openInspector()
}

/** In the same order as when a page is loaded. */
async function apply(
  parameters: DemoParameters,
  asked: string,
  { demo, product, arrive }: FollowParts,
): Promise<boolean> {
  const { reset, backend, now, latency, as, moment } = parameters
  const tell = (name: string) => (error: Error) =>
    addNotice({ role: 'alert', text: `The address asks for ${name}. ${error.message}` })
  if (reset) await demo.reset().catch(tell('reset'))
  if (backend !== null) await demo.backend.set(backend).catch(tell(`backend=${backend}`))
  if (parameters.clock !== null) clock.set(parameters.clock)
  if (now !== null) clock.setNow(now)
  if (latency !== null) demo.faults.setLatency(latency)
  if (as !== null) await demo.signIn(as).catch(tell(`as=${as}`))
  if (moment === null) {
    product.router.history.replace(asked, {}, { ignoreBlocker: true })
    await product.remount()
    await clock.settled()
  }
  return arrive(parameters)
}
