import { clock } from '#src/kit/actors/runtime.ts'
import type { DeskTools } from './desk-tools.ts'
import { FLOWS_CHANNEL } from './flows-channel.ts'

/** Listens for windows of the flow viewer; what shows them this page's flows comes when one is there (FLOW-3). */
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
      // The next look of a viewer asks again.
      isComing = false
    }
  })
  channel.postMessage({ kind: 'knock' })
}

/** A page opened from a file may be refused one. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(FLOWS_CHANNEL)
  } catch {
    return null
  }
}
