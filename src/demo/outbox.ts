import type { OutboxEntry } from './demo-contract.ts'
import { startedBackend } from './started-backend.ts'

/** Puts a message that the demo does not really send into its outbox (PUB-4, PUB-7). */
export async function addMessage(message: Omit<OutboxEntry, 'at'>): Promise<void> {
  const backend = await startedBackend
  backend.addOutbox(message)
}
