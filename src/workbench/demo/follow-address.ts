import { clock } from '#src/platform/actors/app-clock.ts'
import { openDesk } from '#src/platform/desk-state.ts'
import { addRefusal } from '#src/platform/notices.ts'
import { addressFragment, addressQuery, historyAddress } from '#src/platform/page-address.ts'
import type { PageTools } from '#src/workbench/timeline/run-step.ts'
import { applyInPage, goWhereAsked } from './apply-address.ts'
import { asksForDemo, type DemoParameters, readParameters, withoutParameters } from './parameters.ts'
import { onAddress } from './prepare.ts'

interface FollowParts extends PageTools {
  openInspector(): void
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
    const asked = historyAddress(withoutParameters(query), parameters.shared === null ? null : fragment)
    const { product } = parts.backend
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
  for (const text of parameters.problems) addRefusal(text)
  if (parameters.console) openDesk()
  if (parameters.inspect) openInspector()
}

async function apply(parameters: DemoParameters, asked: string, parts: FollowParts): Promise<boolean> {
  const { product } = parts.backend
  await applyInPage(parameters, parts)
  if (parameters.shared === null) {
    product.router.history.replace(asked, {}, { ignoreBlocker: true })
    await product.remount()
    await clock.settled()
  }
  return goWhereAsked(parameters, parts)
}
