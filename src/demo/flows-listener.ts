import { clock } from '#src/kit/actors/runtime.ts'
import type { DeskTools } from './desk-tools.ts'
import { FLOWS_CHANNEL } from './flows-channel.ts'

/** Listens for viewer windows. The code that sends them this page's flows is loaded when the first one appears (FLOW-3). */
export function installFlowsListener(tools: DeskTools): void {
  const channel = openChannel()
  if (channel === null) return
  let isComing = false
  channel.addEventListener('message', async ({ data }) => {
    if (isComing || data?.kind !== 'look') return
    isComing = true
    try {
      const { showFlows } = await clock.track(import('./flows/show-flows.ts'))
      await showFlows(channel, tools)
    } catch {
      // The viewer's next message tries again.
      isComing = false
    }
  })
  channel.postMessage({ kind: 'knock' })
}

/** A page opened from a file may not have a BroadcastChannel. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(FLOWS_CHANNEL)
  } catch {
    return null
  }
}
